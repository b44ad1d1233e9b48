import { asc, eq, sql } from 'drizzle-orm';
import type { ProductRow } from '../../../src/domain/catalogue/admin-products.api.ts';
import type { Database } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';

/** All products in the shop's order, in one statement. */
export const listShopProducts = (db: Database): Promise<ProductRow[]> =>
  db
    .select({
      id: items.id,
      slug: items.slug,
      name: items.name,
      category: items.category,
      isFeatured: items.featured,
      isOnSale: items.active,
      pageVersion: items.pageVersion,
      image: sql<string>`(array_agg(${variants.image} order by ${variants.position}))[1]`,
      fromCents: sql<number>`min(${variants.priceCents})`,
      toCents: sql<number>`max(${variants.priceCents})`,
      kindCount: sql<number>`count(*)::int`,
      stock: sql<number | null>`(sum(${variants.stock}) filter (where ${variants.active}))::int`,
      soldOutCount: sql<number>`(count(*) filter (where ${variants.active} and ${variants.stock} = 0))::int`,
    })
    .from(items)
    .innerJoin(variants, eq(variants.itemId, items.id))
    .groupBy(items.id)
    .orderBy(asc(items.position), asc(items.slug));
