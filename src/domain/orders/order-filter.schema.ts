import * as z from 'zod/mini';
import { line } from '../shared/text.ts';
import { FULFILMENT_STATES, PAYMENT_STATES } from './order-status.ts';

/** disputed: a dispute is open or lost. unchecked: nobody could check the address. */
const ORDER_FLAGS = ['disputed', 'unchecked'] as const;

/** What of the orders is asked for, as the query of a call and of the list's own address. */
export const orderFilterSchema = z.object({
  payment: z.optional(z.enum(PAYMENT_STATES)),
  fulfilment: z.optional(z.enum(FULFILMENT_STATES)),
  flag: z.optional(z.enum(ORDER_FLAGS)),
  /** Only those that wait for staff to send something, or to decide. */
  toSend: z.optional(z.literal('yes')),
  /** An order's number, a phone number in any spelling, how an e-mail address begins, or an id. */
  q: z.optional(line(0, 254, '')),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(100))),
});

export type OrderFilter = z.output<typeof orderFilterSchema>;
export type OrderFlag = (typeof ORDER_FLAGS)[number];
