import * as z from 'zod/mini';
import type { YardId } from '../../../business/yards.ts';
import type { FirstChange } from '../../shared/contract/changed-since.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import { yardIdSchema } from '../yard-id.schema.ts';
import {
  discardTicketSchema,
  type HeldContent,
  holdTicketSchema,
  takeTicketSchema,
} from './held-ticket.schema.ts';

/** A ticket that is not recorded yet, as its yard has it. */
export interface HeldTicket {
  readonly id: string;
  readonly yardId: YardId;
  /** By what people at the yard know it; may be empty. */
  readonly label: string;
  /** null: somebody without an account. */
  readonly customerId: string | null;
  readonly customerName: string | null;
  readonly content: HeldContent;
  /** The page that has it. */
  readonly hand: string;
  /** Whose page that is. */
  readonly heldBy: { readonly id: string; readonly name: string };
  /** ISO time: since when that page has it. */
  readonly takenAt: string;
  /** Grows by one with each change. */
  readonly version: number;
  /** ISO time. */
  readonly updatedAt: string;
}

/** With already_done: the ticket is no longer in anybody's hand. */
export interface ClosedTicket extends FirstChange {
  /** false: it was discarded. */
  readonly isRecorded: boolean;
}

/** Those of a yard, the oldest first. */
export const listHeldTicketsApi = endpoint('GET /api/admin/counter/tickets', {
  output: answer<readonly HeldTicket[]>(),
  access: 'staff',
  yardIn: 'yard',
  isPolled: true,
  query: z.object({ yard: yardIdSchema }),
});

/**
 * Saves a ticket as it is now, under the id that it will be recorded with. Safe to repeat. changed_since (HeldTicket) if another page has taken it and
 * that is not what was seen; already_done (ClosedTicket) if it was recorded or discarded; not_found for an unknown customer.
 */
export const holdTicketApi = endpoint('PUT /api/admin/counter/tickets/:id', {
  input: holdTicketSchema,
  output: answer<{ readonly version: number }>(),
  access: 'staff',
  yardIn: 'yardId',
  errors: ['not_found', 'changed_since', 'already_done'],
  seen: 'seen',
});

/** Takes a ticket over as it is now. Safe to repeat. changed_since (HeldTicket) if somebody else has taken it over first; already_done (ClosedTicket). */
export const takeTicketApi = endpoint('POST /api/admin/counter/tickets/:id/take', {
  input: takeTicketSchema,
  output: answer<HeldTicket>(),
  access: 'staff',
  yardIn: 'row',
  errors: ['not_found', 'changed_since', 'already_done'],
  seen: 'seen',
});

/** Safe to repeat. changed_since (HeldTicket) if it is not what was shown; already_done (ClosedTicket) if it was recorded. */
export const discardTicketApi = endpoint('POST /api/admin/counter/tickets/:id/discard', {
  input: discardTicketSchema,
  output: answer<{ readonly done: true }>(),
  access: 'staff',
  yardIn: 'row',
  errors: ['not_found', 'changed_since', 'already_done'],
});
