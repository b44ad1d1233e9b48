import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { GradeGroup, GradeListed } from '../../../src/domain/prices/grades/grades.ts';
import { impersonalTable } from '../personal-columns.ts';

/**
 * The current price of each metal, one row per type. `price` is numeric without a scale, so "4.50" stays "4.50".
 * `previousPrice` is null if there was none, or if it was for another unit. Times are whole milliseconds, as in a Date.
 */
export const metalPrices = impersonalTable(
  'metal_prices',
  {
    id: uuid().primaryKey().defaultRandom(),
    metalType: text('metal_type').notNull().unique(),
    price: numeric().notNull(),
    unit: text().notNull().default('lb'),
    previousPrice: numeric('previous_price'),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Its position among the cards, and within its group of the list. */
    position: integer().notNull(),
    /** `card`: on the home page and in the list. A grade is never deleted, only hidden. */
    listed: text().$type<GradeListed>().notNull().default('card'),
    group: text('grade_group').$type<GradeGroup>().notNull().default('other'),
    name: text().notNull(),
    /** null: Spanish pages say the English one. */
    nameEs: text('name_es'),
    /** How to tell it from others; empty if the name alone does. */
    howToTell: text('how_to_tell').notNull().default(''),
    howToTellEs: text('how_to_tell_es'),
    /** The slug of its page under /materials. */
    material: text(),
  },
  (table) => [
    check('metal_type_is_snake_case', sql`${table.metalType} ~ '^[a-z][a-z0-9_]{0,59}$'`),
    check('price_in_range', sql`${table.price} >= 0 and ${table.price} < 1000000`),
    check('unit_is_short', sql`length(${table.unit}) between 1 and 20`),
    check('listed_known', sql`${table.listed} in ('card', 'list', 'hidden')`),
    check(
      'grade_group_known',
      sql`${table.group} in ('copper', 'brass', 'aluminum', 'stainless', 'steel', 'vehicles', 'lead_batteries', 'electronics', 'other')`,
    ),
    check('grade_name_is_short', sql`length(${table.name}) between 1 and 60`),
    check('how_to_tell_is_short', sql`length(${table.howToTell}) <= 120`),
    check('spanish_name_is_short', sql`length(${table.nameEs}) between 1 and 60`),
    check('spanish_note_is_short', sql`length(${table.howToTellEs}) between 1 and 120`),
  ],
);

/** Earlier prices: rows are added, never changed or removed (a trigger enforces it). */
export const metalPriceHistory = impersonalTable(
  'metal_price_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    metalPriceId: uuid('metal_price_id')
      .notNull()
      .references(() => metalPrices.id, { onDelete: 'restrict' }),
    price: numeric().notNull(),
    unit: text().notNull(),
    effectiveFrom: timestamp('effective_from', { withTimezone: true, precision: 3 }).notNull(),
    effectiveTo: timestamp('effective_to', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('metal_price_history_by_price').on(table.metalPriceId, table.effectiveTo.desc()),
    check('history_runs_forward', sql`${table.effectiveFrom} <= ${table.effectiveTo}`),
  ],
);

/** Where a yard pays another price than the common one, per the same unit. Without a row it pays the common one. */
export const yardPriceOverrides = impersonalTable(
  'yard_price_overrides',
  {
    metalPriceId: uuid('metal_price_id')
      .notNull()
      .references(() => metalPrices.id, { onDelete: 'restrict' }),
    yardId: text('yard_id').$type<YardId>().notNull(),
    price: numeric().notNull(),
    /** What the yard paid before, its own price or the common one. */
    previousPrice: numeric('previous_price'),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.metalPriceId, table.yardId] }),
    check('yard_price_in_range', sql`${table.price} >= 0 and ${table.price} < 1000000`),
  ],
);

/** Earlier prices of yards of their own: rows are added, never changed or removed (a trigger enforces it). */
export const yardPriceHistory = impersonalTable(
  'yard_price_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    metalPriceId: uuid('metal_price_id')
      .notNull()
      .references(() => metalPrices.id, { onDelete: 'restrict' }),
    yardId: text('yard_id').$type<YardId>().notNull(),
    price: numeric().notNull(),
    unit: text().notNull(),
    effectiveFrom: timestamp('effective_from', { withTimezone: true, precision: 3 }).notNull(),
    effectiveTo: timestamp('effective_to', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('yard_price_history_by_price').on(table.metalPriceId, table.yardId, table.effectiveTo.desc()),
    check('yard_history_runs_forward', sql`${table.effectiveFrom} <= ${table.effectiveTo}`),
  ],
);
