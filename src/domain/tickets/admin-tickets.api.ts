import * as z from 'zod/mini';
import type { CounterHold } from '../holds/admin-holds.api.ts';
import type { GradeGroup } from '../prices/grades/grades.ts';
import type { CounterCustomer, CustomerMatch } from '../rewards/admin-rewards.api.ts';
import type { Redemption } from '../rewards/rewards.api.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Locale } from '../shared/language/locales.ts';
import type { Page } from '../shared/contract/page-cursor.ts';
import { ticketSearchSchema } from './find/ticket-search.schema.ts';
import { copyTicketSchema, ticketSchema, voidTicketSchema } from './ticket.schema.ts';
import { yardIdSchema } from './yard-id.schema.ts';
import type { Ticket } from './tickets.api.ts';

/** A grade that the counter buys, at the price of a yard. */
export interface CounterGrade {
  readonly metalType: string;
  readonly name: string;
  /** For customers who read Spanish. Without one, the English name stands for it. */
  readonly nameEs?: string | null;
  /** Dollars as staff posted them: "4.50". */
  readonly price: string;
  readonly unit: string;
  readonly group?: GradeGroup | undefined;
  /** What was posted last where the price is 0, which means "call"; "0": nothing lately. */
  readonly lastPrice?: string | undefined;
}

export interface RecordedTicket {
  readonly ticketId: string;
  /** As typed, or the one that the site gave; null on a ticket from before it gave any. */
  readonly number: string | null;
  /** For the sale itself; 0 without a customer. */
  readonly points: number;
  /** Added by the streak. */
  readonly bonus: number;
  /** What the customer can spend now; null without a customer. */
  readonly totalPoints: number | null;
  /** What the customer still owes; the sale's points went toward it first. */
  readonly pointsOwed: number;
  /** On a day on which the yard is closed. */
  readonly yardClosed: boolean;
  /** It was recorded before, so nothing changed. */
  readonly isRepeat: boolean;
  /** As it would be now: it was only practiced, and counts for nothing. null: it is recorded. */
  readonly practiced: CounterTicket | null;
}

/** With price_changed: what is posted now, by grade, and what the lines come to. */
export interface TicketPrices {
  readonly prices: readonly Pick<CounterGrade, 'metalType' | 'price' | 'unit'>[];
}

/** With ticket_number_taken: who recorded the other ticket. */
export interface OtherTicket {
  readonly ticketId: string;
  /** ISO time. */
  readonly at: string;
  /** null: not recorded by a person. */
  readonly by: string | null;
}

/** With sale_known: what the yard's own system sent. */
export interface KnownSale {
  readonly ticketId: string;
  readonly number: string | null;
}

export interface VoidedTicket {
  readonly ticketId: string;
  /** ISO time. */
  readonly voidedAt: string;
  readonly by: string;
  readonly reason: string;
  /** Taken from the customer's balance: the ticket's points, and bonuses that other visits had only with it. */
  readonly pointsTaken: number;
  /** Spent since: the customer owes them now. */
  readonly pointsSpent: number;
  /** The customer's vouchers since the sale that were not undone. */
  readonly vouchers: readonly Redemption[];
}

/** A ticket as staff see it. */
export interface CounterTicket extends Ticket {
  /** null: somebody without an account. */
  readonly customerId: string | null;
  readonly customerName: string | null;
  /** E.164; null without a customer, or once the number was given back. */
  readonly customerPhone: string | null;
  /** Of the customer; null without one. */
  readonly locale: Locale | null;
  readonly yardClosed: boolean;
  /** Of a transfer its reference, of any other way what it was and why; null: none, or not recorded. */
  readonly paidNote: string | null;
  readonly recordedBy: string | null;
  /** Their id; null: recorded by a machine. */
  readonly recordedById: string | null;
  /** null: it stands, or a machine voided it. */
  readonly voidedBy: string | null;
  /** The address of its last emailed copy refused it. */
  readonly isCopyRefused: boolean;
}

/** In the order of the price list, hidden grades too. */
export const listCounterGradesApi = endpoint('GET /api/admin/counter/grades', {
  output: answer<CounterGrade[]>(),
  access: 'staff',
  query: z.object({ yard: yardIdSchema }),
});

/**
 * Answers 201; with `practice`, what it would answer, and nothing is recorded. Safe to repeat with the same ticketId; idempotency_key_reused (ClosedTicket) if that is another ticket's, changed_since (HeldTicket) if
 * another page has it in hand, ticket_number_taken if the yard
 * has another ticket with this number this year (OtherTicket, and `fields.number`), sale_known if the yard's own system sent the same sale (KnownSale),
 * price_changed if a line without a reason is not at the posted price (TicketPrices), invalid_input at a line's priceReason if it pays less
 * than its offer and does not say why, not_found for an unknown customer, not_confirmed and needs_owner (UnusualFigures).
 */
export const recordTicketApi = endpoint('POST /api/admin/tickets', {
  input: ticketSchema,
  output: answer<RecordedTicket>(),
  access: 'counter',
  yardIn: 'yardId',
  errors: [
    'not_found',
    'idempotency_key_reused',
    'changed_since',
    'ticket_number_taken',
    'sale_known',
    'price_changed',
    'not_confirmed',
    'needs_owner',
  ],
  status: 201,
});

/** The newest of a yard, or of a customer, voided ones too; or one by its id. */
export const listTicketsApi = endpoint('GET /api/admin/tickets', {
  output: answer<CounterTicket[]>(),
  access: 'counter',
  yardIn: 'yard',
  query: z.object({
    yard: z.optional(z.string()),
    customer: z.optional(z.string()),
    ticket: z.optional(z.string()),
  }),
});

/** Of all yards, newest first, STAFF_PAGE_LENGTH at a time. invalid_input without anything to find them by. */
export const findTicketsApi = endpoint('GET /api/admin/tickets/find', {
  output: answer<Page<CounterTicket>>(),
  access: 'counter',
  query: ticketSearchSchema,
});

export interface FoundAtCounter {
  /** Whose whole phone number or reward code it is; then nothing else is looked for. */
  readonly customer: CounterCustomer | null;
  /** By how a name begins, or the last four, seven or ten digits of a phone number; who was here last comes first. */
  readonly customers: readonly CustomerMatch[];
  /** With this number, the newest first, voided ones too. */
  readonly tickets: readonly CounterTicket[];
  /** Held prices with this code, however they stand, or open ones of this phone number if nobody has an account with it. */
  readonly holds: readonly CounterHold[];
}

/**
 * `q`: a phone number or a part of it, a voucher code, the code of a held price, a name, a ticket number, in any spelling; invalid_input if it is shorter than two characters. No list
 * is longer than COUNTER_MATCHES_SHOWN. What finds a merged customer finds the one they were merged into.
 */
export const findAtCounterApi = endpoint('GET /api/admin/customers', {
  output: answer<FoundAtCounter>(),
  access: 'counter',
  query: z.object({ q: z.optional(z.string().check(z.maxLength(254))) }),
});

/**
 * Takes the points back; those that are spent are owed. Safe to repeat: the first reason stands. needs_owner (UnusualFigures) for staff, unless they
 * recorded it themselves and it was sold today.
 */
export const voidTicketApi = endpoint('POST /api/admin/tickets/:id/void', {
  input: voidTicketSchema,
  output: answer<VoidedTicket>(),
  access: 'counter',
  yardIn: 'row',
  errors: ['not_found', 'needs_owner'],
});

/**
 * Mails a copy of a ticket, in the customer's language. Answers 201. Safe to repeat with the same id; idempotency_key_reused if that was another
 * copy, invalid_input at `email` if the address refused our last mail, too_many_requests after TICKET_COPIES_RATE_LIMIT to one address.
 */
export const copyTicketApi = endpoint('POST /api/admin/tickets/:id/copies', {
  input: copyTicketSchema,
  output: answer<{ readonly queued: true }>(),
  access: 'counter',
  errors: ['not_found', 'idempotency_key_reused', 'too_many_requests'],
  status: 201,
});
