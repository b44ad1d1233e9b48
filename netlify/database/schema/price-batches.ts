import { sql } from 'drizzle-orm';
import { check, index, numeric, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { PriceBatch } from '../../../src/domain/prices/admin-prices.api.ts';
import { impersonalTable } from '../personal-columns.ts';
import { metalPrices } from './prices.ts';
import { staffUsers } from './staff-users.ts';

/** Prices that staff set together. The browser chooses the id, so that a repeat is the same batch. */
export const priceBatches = impersonalTable(
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
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('price_batches_by_date').on(table.createdAt.desc()),
    index('price_batches_due')
      .on(table.publishAt)
      .where(sql`state = 'scheduled'`),
    check('price_batch_state_known', sql`${table.state} in ('scheduled', 'published', 'canceled', 'undone')`),
    check(
      'price_batch_published_has_date',
      sql`(${table.state} in ('published', 'undone')) = (${table.publishedAt} is not null)`,
    ),
  ],
);

export const priceBatchLines = impersonalTable(
  'price_batch_lines',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => priceBatches.id, { onDelete: 'cascade' }),
    metalPriceId: uuid('metal_price_id')
      .notNull()
      .references(() => metalPrices.id, { onDelete: 'restrict' }),
    /** null: the common price. */
    yardId: text('yard_id').$type<YardId>(),
    /** null: the yard pays the common price again. */
    price: numeric(),
    unit: text().notNull(),
    /** The price it replaced when it was published, which an undo restores; null if a yard had none of its own. */
    beforePrice: numeric('before_price'),
    /** null: nothing was replaced, as it was already so. */
    beforeUnit: text('before_unit'),
  },
  (table) => [
    unique('price_batch_line_once').on(table.batchId, table.metalPriceId, table.yardId).nullsNotDistinct(),
    check('common_line_has_price', sql`${table.price} is not null or ${table.yardId} is not null`),
  ],
);
