import * as z from 'zod/mini';
import { REFUND_MAX_CENTS, REFUND_REASON_MAX_LENGTH } from '../../business/constants.ts';
import { orderPieces } from '../orders/order-pieces.schema.ts';
import { line } from '../shared/text/text.ts';

const AMOUNT_MESSAGE = 'Please enter an amount such as 12.50';

/** A refund by staff. The browser chooses the id; the same id again is the same refund. */
export const refundSchema = z.strictObject({
  id: z.uuid(),
  amountCents: z.int(AMOUNT_MESSAGE).check(z.gte(1, AMOUNT_MESSAGE), z.lte(REFUND_MAX_CENTS, AMOUNT_MESSAGE)),
  /** The pieces it is for; without them the amount is for nothing in particular. With them it must be what they come to. */
  lines: z._default(orderPieces, []),
  /** The pieces of the lines are here, and for sale again. */
  restock: z._default(z.boolean(), false),
  reason: line(3, REFUND_REASON_MAX_LENGTH, 'Please add a note for your team'),
});

export type NewRefund = z.output<typeof refundSchema>;
