import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { DeductionReason, PriceReason } from '../../../src/domain/tickets/ticket-reasons.ts';
import { impersonalTable } from '../personal-columns.ts';
import type { TicketSource } from './rewards.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * What a day's lines come to at each yard, in three ways: by source and who recorded them, by grade, and by each reason. The sums of a day without a
 * row in `stale_days` are those of its tickets.
 */
export const daySums = impersonalTable(
  'day_sums',
  {
    /** New York's. */
    day: date().notNull(),
    /** null: not recorded. */
    yardId: text('yard_id').$type<YardId>(),
    source: text().$type<TicketSource>(),
    /** null: by a machine. */
    recordedBy: uuid('recorded_by'),
    metalType: text('metal_type'),
    deductionReason: text('deduction_reason').$type<DeductionReason>(),
    priceReason: text('price_reason').$type<PriceReason>(),
    tickets: integer().notNull(),
    lines: integer().notNull(),
    pounds: numeric().notNull(),
    pieces: numeric().notNull(),
    paidCents: cents('paid_cents'),
    pricedPounds: numeric('priced_pounds').notNull(),
    pricedCents: cents('priced_cents'),
    postedCents: cents('posted_cents'),
    belowCents: cents('below_cents'),
    deductedPounds: numeric('deducted_pounds').notNull(),
    /** What the deductions, and the other prices, cost the sellers. */
    deductedCents: cents('deducted_cents'),
    otherPriceCents: cents('other_price_cents'),
    points: integer().notNull(),
  },
  (table) => [
    unique('day_sums_once')
      .on(
        table.day,
        table.yardId,
        table.source,
        table.recordedBy,
        table.metalType,
        table.deductionReason,
        table.priceReason,
      )
      .nullsNotDistinct(),
    check(
      'day_sum_is_by_one_thing',
      sql`num_nonnulls(${table.source}, ${table.metalType}, ${table.deductionReason}, ${table.priceReason}) = 1`,
    ),
  ],
);

/**
 * Days whose sums may be wrong. Triggers add a row with each ticket, void and entry of points, in their transaction; rows are never updated, so that nobody
 * waits for anybody, and only those whose tickets were summed are removed.
 */
export const staleDays = impersonalTable(
  'stale_days',
  { id: uuid().primaryKey().defaultRandom(), day: date().notNull() },
  (table) => [index('stale_days_by_day').on(table.day)],
);

/** What 99 of 100 lines of a grade paid at most at a yard lately, written each night; none where there are too few lines. */
export const usualPay = impersonalTable(
  'usual_pay',
  {
    yardId: text('yard_id').$type<YardId>().notNull(),
    metalType: text('metal_type').notNull(),
    cents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.yardId, table.metalType] }),
    check('usual_pay_is_pay', sql`${table.cents} > 0`),
  ],
);
