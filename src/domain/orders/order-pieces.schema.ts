import * as z from 'zod/mini';
import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';

/** Pieces of an order's lines, each line once. */
export const orderPieces = z
  .array(z.strictObject({ id: z.uuid(), quantity: z.int().check(z.gte(1), z.lte(SHOP_MAX_QUANTITY)) }))
  .check(
    z.maxLength(SHOP_MAX_LINES),
    z.refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
  );
