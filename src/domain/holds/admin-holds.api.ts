import * as z from 'zod/mini';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Locale } from '../shared/language/locales.ts';
import type { Cents } from '../shared/numbers/money.ts';
import { type HoldScope, holdLimitSchema } from './hold-limits.schema.ts';
import type { HeldGrade } from './holds.api.ts';

/** A held price as the counter sees it. */
export interface CounterHold extends HeldGrade {
  readonly id: string;
  /** Of the price list. */
  readonly name: string;
  /** As people write it; null: deleted. */
  readonly phone: string | null;
  readonly locale: Locale;
  /** Whose account the phone number leads to; null: nobody's. */
  readonly customerId: string | null;
  /** Why it cannot be used for a sale at the yard then; null: it can. */
  readonly refusal: string | null;
}

/**
 * Held prices for a ticket at a yard: those with these ids, however they stand, and those that were open to the customer when it was sold, by all
 * numbers that lead to their account.
 */
export const listHoldsApi = endpoint('GET /api/admin/counter/holds', {
  output: answer<readonly CounterHold[]>(),
  access: 'counter',
  yardIn: 'yard',
  query: z.object({
    yard: z.enum(YARD_IDS),
    customer: z.optional(z.uuid()),
    /** At most a few, with commas. */
    ids: z.optional(z.string().check(z.maxLength(200))),
    /** On New York's clock, as TicketInput has it; absent: now. */
    soldAt: z.optional(z.string().check(z.maxLength(16))),
  }),
});

export interface HoldLimit {
  readonly isPaused: boolean;
  /** null: the usual heaviest load. */
  readonly most: number | null;
}

/** What is open at a yard. */
export interface HoldExposure {
  readonly yardId: YardId;
  readonly count: number;
  readonly pounds: number;
  /** Above what is posted now, if all of it is brought. */
  readonly aboveCents: Cents;
}

export interface HoldBoard {
  /** Only what was set. */
  readonly limits: Readonly<Partial<Record<HoldScope, HoldLimit>>>;
  readonly exposure: readonly HoldExposure[];
}

export const readHoldBoardApi = endpoint('GET /api/admin/holds', {
  output: answer<HoldBoard>(),
  access: 'staff',
});

/** Pauses holding prices, or limits the pounds. Safe to repeat. changed_since if somebody has changed it. */
export const setHoldLimitApi = endpoint('PUT /api/admin/holds/limits', {
  input: holdLimitSchema,
  output: answer<{ readonly done: true }>(),
  access: 'owner',
  errors: ['changed_since'],
  seen: 'seen',
});
