import * as z from 'zod/mini';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import { confirmedSchema } from '../shared/contract/confirmed.schema.ts';
import { METAL_TYPE } from '../shared/text/text.ts';

/** Dollars per unit, stored exactly as staff type them: "4.50" is not "4.5". */
export const priceText = z
  .string()
  .check(z.regex(/^\d{1,6}(\.\d{1,4})?$/, 'Please enter dollars such as 4.50, with up to four decimals'));

/** Every grade at the common price and at each yard. */
const MAX_LINES = 300;

const lineSchema = z
  .strictObject({
    metalType: z.string().check(z.regex(METAL_TYPE)),
    /** Per the metal's unit; null: the yard pays the common price again. */
    price: z.nullable(priceText),
    /** null or absent: the common price. */
    yardId: z.optional(z.nullable(z.enum(YARD_IDS))),
    /** The price that the person saw in its place; null: the yard had none of its own. */
    seen: z.nullable(priceText),
  })
  .check(z.refine(({ price, yardId }) => price !== null || Boolean(yardId), 'Please enter a price'));

interface LineKey {
  readonly metalType: string;
  readonly yardId?: YardId | null | undefined;
}

/** One text for each price that may be set: a metal's common one, or a yard's. */
export const priceKey = ({ metalType, yardId }: LineKey): string =>
  yardId ? `${metalType} at ${yardId}` : metalType;

const areDifferent = (lines: readonly LineKey[]) => new Set(lines.map(priceKey)).size === lines.length;

/** Prices that are set together. */
export const priceBatchSchema = z.strictObject({
  /** Chosen by the browser: the same batch sent twice is one. */
  id: z.uuid(),
  prices: z
    .array(lineSchema)
    .check(
      z.minLength(1, 'Please change at least one price'),
      z.maxLength(MAX_LINES),
      z.refine(areDifferent),
    ),
  /** On New York's clock, "2026-11-21T17:30"; null: now. */
  publishAt: z.nullable(z.string().check(z.minLength(1, 'Please choose a date and time'), z.maxLength(16))),
  confirmed: confirmedSchema,
});

export type PriceBatchInput = z.output<typeof priceBatchSchema>;
