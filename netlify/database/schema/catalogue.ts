import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Category } from '../../../src/domain/catalogue/catalogue.api.ts';
import { impersonalTable } from '../personal-columns.ts';

export const merchandiseItems = impersonalTable(
  'merchandise_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    category: text().$type<Category>().notNull(),
    featured: boolean().notNull().default(false),
    /** Its position in the list. */
    position: integer().notNull(),
    /** false: no longer on sale, but still there for the orders that name it. */
    active: boolean().notNull().default(true),
    /** Counts the owners' saves: each save says which one it has seen. */
    version: integer().notNull().default(1),
    /** Counts changes that its page shows, so that the board knows whether a build carries them. */
    pageVersion: integer('page_version').notNull().default(1),
    /** At this many pieces of a kind staff get a mail; null: never. */
    lowMark: integer('low_mark'),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    check('item_slug_is_kebab_case', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('item_low_mark_in_range', sql`${table.lowMark} between 0 and 9999`),
    check('item_category_known', sql`${table.category} in ('apparel', 'safety', 'accessories', 'food')`),
  ],
);

export const merchandiseVariants = impersonalTable(
  'merchandise_variants',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => merchandiseItems.id, { onDelete: 'restrict' }),
    /** Empty if there is no choice of color. */
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    priceCents: integer('price_cents').notNull(),
    /** The root-relative URL of its picture. */
    image: text().notNull(),
    /** null: staff ship it themselves. */
    printfulVariantId: bigint('printful_variant_id', { mode: 'number' }),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    /** How many can still be sold: what is reserved or paid is taken off already. null: not counted. */
    stock: integer(),
    /** When staff were told that it is at its low mark; null: not since it was above it. */
    lowMailedAt: timestamp('low_mailed_at', { withTimezone: true }),
  },
  (table) => [
    unique('variant_once').on(table.itemId, table.color, table.size),
    index('merchandise_variants_by_item').on(table.itemId, table.position),
    check('variant_stock_in_range', sql`${table.stock} between 0 and 99999`),
    check('variant_price_in_range', sql`${table.priceCents} between 1 and 10000000`),
    check('variant_image_is_ours', sql`${table.image} like '/%'`),
  ],
);
