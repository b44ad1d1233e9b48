import * as z from 'zod/mini';
import { RANGE_CHECKS, RANGE_FIELDS } from '../../shared/time/day-range.schema.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import type { Cents } from '../../shared/numbers/money.ts';
import { afterSchema, type Page } from '../../shared/contract/page-cursor.ts';
import type { CounterTicket } from '../admin-tickets.api.ts';
import { PAID_BY, type PaidBy } from '../ticket.schema.ts';
import { yardIdSchema } from '../yard-id.schema.ts';

const [inOrder, notTooMany] = RANGE_CHECKS;

/** Tickets that were sold on some days. */
export const ticketFilterSchema = z
  .object({
    from: RANGE_FIELDS.from,
    to: RANGE_FIELDS.to,
    yard: z.optional(yardIdSchema),
    paid: z.optional(z.enum(PAID_BY)),
    /** Those that were voided on these days, whenever they were sold. */
    voids: z.optional(z.literal('yes')),
    after: afterSchema,
  })
  .check(inOrder, notTooMany);

export type TicketFilter = z.output<typeof ticketFilterSchema>;

/** Voided tickets too, newest first, STAFF_PAGE_LENGTH at a time. */
export const listDayTicketsApi = endpoint('GET /api/admin/tickets/list', {
  output: answer<Page<CounterTicket>>(),
  access: 'staff',
  yardIn: 'yard',
  query: ticketFilterSchema,
});

interface Sum {
  readonly tickets: number;
  readonly cents: Cents;
}

/** What the tickets of a filter come to. */
export interface TicketSums extends Sum {
  /** Those that stand, by way of payment; null: not recorded. */
  readonly paid: readonly (Sum & { readonly paidBy: PaidBy | null })[];
  readonly voids: Sum;
}

export const sumTicketsApi = endpoint('GET /api/admin/tickets/sums', {
  output: answer<TicketSums>(),
  access: 'staff',
  yardIn: 'yard',
  query: ticketFilterSchema,
});

/** A part of the list as CSV; the first part has the header, and `next` leads to the next. */
export const exportTicketsApi = endpoint('GET /api/admin/tickets/export', {
  output: answer<{ text: string; rows: number; next: string | null }>(),
  access: 'staff',
  yardIn: 'yard',
  query: ticketFilterSchema,
});
