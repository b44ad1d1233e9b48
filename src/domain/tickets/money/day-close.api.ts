import * as z from 'zod/mini';
import type { YardId } from '../../../business/yards.ts';
import { RANGE_FIELDS } from '../../shared/time/day-range.schema.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import type { Cents } from '../../shared/numbers/money.ts';
import type { PaidBy } from '../ticket.schema.ts';
import { yardIdSchema } from '../yard-id.schema.ts';

/** What a yard's day comes to, as somebody signs it off. */
export interface DayFigures {
  /** Those that stand. */
  readonly tickets: number;
  readonly cents: Cents;
  readonly voids: number;
}

export interface DayClose {
  readonly yardId: YardId;
  readonly day: string;
  readonly now: DayFigures;
  /** Those that stand, by way of payment; null: not recorded. */
  readonly paid: readonly {
    readonly paidBy: PaidBy | null;
    readonly tickets: number;
    readonly cents: Cents;
  }[];
  /** The numbers of all checks of the day, also of void tickets: they were written. */
  readonly checks: readonly string[];
  /** Who signed it off, with what it came to then; null: nobody yet. */
  readonly signed: {
    readonly by: string | null;
    /** ISO time. */
    readonly at: string;
    readonly figures: DayFigures;
    /** What was done to its tickets since, the newest first: entries of the audit log. */
    readonly changes: readonly {
      readonly id: string;
      readonly action: string;
      readonly by: string;
      /** ISO time. */
      readonly at: string;
      /** Of the ticket. */
      readonly number: string | null;
    }[];
  } | null;
}

const dayOfYard = { yard: yardIdSchema, day: RANGE_FIELDS.from };

export const readDayCloseApi = endpoint('GET /api/admin/day-close', {
  output: answer<DayClose>(),
  access: 'staff',
  yardIn: 'yard',
  query: z.object(dayOfYard),
});

/**
 * Signs off a yard's day, once: already_done says who was first (FirstChange). changed_since if it no longer comes to what the person saw;
 * invalid_input for a day that has not come.
 */
export const signDayApi = endpoint('POST /api/admin/day-close', {
  input: z.strictObject({
    ...dayOfYard,
    /** DayFigures, as the page showed them. */
    seen: z.strictObject({ tickets: z.int(), cents: z.int(), voids: z.int() }),
  }),
  output: answer<{ readonly signed: true }>(),
  access: 'staff',
  yardIn: 'yard',
  errors: ['already_done', 'changed_since'],
});
