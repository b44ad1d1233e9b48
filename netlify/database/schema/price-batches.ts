import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PriceBatch } from '../../../src/domain/prices/admin-prices.api.ts';
import { metalPrices } from './prices.ts';
import { staffUsers } from './staff-users.ts';

/** Prices that staff set together. The browser chooses the id, so that a repeat is the same batch. */
export const priceBatches = pgTable(
  'price_batches',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'restrict' }),
    state: text().$type<PriceBatch['state']>().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    index('price_batches_by_date').on(table.createdAt.desc()),
    index('price_batches_due')
      .on(table.publishAt)
      .where(sql`state = 'scheduled'`),
    check(
      'price_batch_state_known',
      sql`${table.state} in ('scheduled', 'published', 'cancelled', 'undone')`,
    ),
    check(
      'price_batch_published_has_date',
      sql`(${table.state} in ('published', 'undone')) = (${table.publishedAt} is not null)`,
    ),
  ],
);

export const priceBatchLines = pgTable(
  'price_batch_lines',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => priceBatches.id, { onDelete: 'cascade' }),
    metalPriceId: uuid('metal_price_id')
      .notNull()
      .references(() => metalPrices.id, { onDelete: 'restrict' }),
    price: numeric().notNull(),
    unit: text().notNull(),
    /** The price it replaced when it was published, which an undo restores. */
    beforePrice: numeric('before_price'),
    beforeUnit: text('before_unit'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.metalPriceId] })],
);
