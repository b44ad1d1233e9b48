import * as z from 'zod/mini';
import { line } from '../shared/text/text.ts';
import { afterSchema } from '../shared/contract/page-cursor.ts';
import { FULFILLMENT_STATES, PAYMENT_STATES } from './order-status.ts';

/**
 * disputed: a dispute is open or lost. paid_wrongly: money came in that does not pay the order. unchecked: the address could not be
 * checked.
 */
const ORDER_FLAGS = ['disputed', 'paid_wrongly', 'unchecked'] as const;

/** A filter for orders, as the query of the call and of the list's URL. */
export const orderFilterSchema = z.object({
  payment: z.optional(z.enum(PAYMENT_STATES)),
  /** Only orders that are paid, also if a part of the money went back. */
  paid: z.optional(z.literal('yes')),
  fulfillment: z.optional(z.enum(FULFILLMENT_STATES)),
  flag: z.optional(z.enum(ORDER_FLAGS)),
  /** Only orders that wait for staff to ship something or to decide. */
  toSend: z.optional(z.literal('yes')),
  /** An order number, a phone number in any format, the start of an email address, or an id. */
  q: z.optional(line(0, 254, '')),
  after: afterSchema,
});

export type OrderFilter = z.output<typeof orderFilterSchema>;
export type OrderFlag = (typeof ORDER_FLAGS)[number];
