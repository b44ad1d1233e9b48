import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The current price of each metal, one row per type. `price` is numeric without a scale, so "4.50" stays "4.50".
 * `previousPrice` is null if there was none, or if it was for another unit. Times are whole milliseconds, as in a Date.
 */
export const metalPrices = pgTable(
  'metal_prices',
  {
    id: uuid().primaryKey().defaultRandom(),
    metalType: text('metal_type').notNull().unique(),
    price: numeric().notNull(),
    unit: text().notNull().default('lb'),
    previousPrice: numeric('previous_price'),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Its position in the list. */
    position: integer().notNull(),
  },
  (table) => [
    check('metal_type_is_snake_case', sql`${table.metalType} ~ '^[a-z][a-z0-9_]{0,59}$'`),
    check('price_in_range', sql`${table.price} >= 0 and ${table.price} < 1000000`),
    check('unit_is_short', sql`length(${table.unit}) between 1 and 20`),
  ],
);

/** Earlier prices: rows are added, never changed or removed (a trigger enforces it). */
export const metalPriceHistory = pgTable(
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
