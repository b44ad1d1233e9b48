import type { YardId } from '../../../business/yards.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import type { Locale } from '../../shared/language/locales.ts';
import type { TicketLineView } from '../tickets.api.ts';
import { agreeSchema, openShownSchema } from './shown-ticket.schema.ts';

/** A ticket that is still weighed, as its seller sees it: it names nobody. */
interface OpenTicket {
  readonly standing: 'open';
  readonly yardId: YardId;
  readonly lines: readonly TicketLineView[];
  /** Dollars with two decimals. */
  readonly total: string;
  /** Names these lines: other lines have another name. */
  readonly shown: string;
  /** ISO time: when the seller said that these lines are right; null: has not. */
  readonly agreedAt: string | null;
}

/** What became of it. */
interface FinishedTicket {
  readonly standing: 'recorded';
  readonly yardId: YardId | null;
  readonly number: string | null;
  readonly total: string;
}

export type ShownTicket = OpenTicket | FinishedTicket;

/** Codes that are not the asker's own, of one address. */
export const SHOWN_TRIES_RATE_LIMIT = { scope: 'shown-tries', limit: 20, windowMs: 3_600_000 } as const;

/**
 * The ticket behind a code, for the first phone that asks; safe to repeat with the same `device`. already_done for any other phone. What is unknown and
 * what has ended answer not_found alike; too_many_requests after SHOWN_TRIES_RATE_LIMIT codes that are not one's own.
 */
export const openShownApi = endpoint('POST /api/tickets/shown', {
  input: openShownSchema,
  output: answer<ShownTicket>(),
  errors: ['not_found', 'already_done'],
  verbLimit: SHOWN_TRIES_RATE_LIMIT,
  isPolled: true,
  isClosedInPreviews: true,
});

/** The seller says that the lines are right. Safe to repeat; changed_since if they are no longer those that were shown. Otherwise like openShownApi. */
export const agreeApi = endpoint('POST /api/tickets/shown/agreement', {
  input: agreeSchema,
  output: answer<{ readonly agreedAt: string }>(),
  errors: ['not_found', 'already_done', 'changed_since'],
  verbLimit: SHOWN_TRIES_RATE_LIMIT,
  isClosedInPreviews: true,
});

export interface ShownCode {
  readonly code: string;
  /** Of the seller's account; null: unknown. */
  readonly locale: Locale | null;
}

/** Makes a code for a ticket in hand. The one before it ends, and so does what was said with it. */
export const showTicketInHandApi = endpoint('POST /api/admin/counter/tickets/:id/show', {
  output: answer<ShownCode>(),
  access: 'staff',
  yardIn: 'row',
  errors: ['not_found'],
});

export interface ShownState {
  /** A phone has opened it. */
  readonly isOpened: boolean;
  /** ISO time: when its seller said that the lines are right as they are now; null: has not. */
  readonly agreedAt: string | null;
}

/** What the seller has said so far; null: there is no code. */
export const readShownApi = endpoint('GET /api/admin/counter/tickets/:id/show', {
  output: answer<ShownState | null>(),
  access: 'staff',
  yardIn: 'row',
  isPolled: true,
});
