import { asc, eq, sql } from 'drizzle-orm';
import type { ProductDetail, ProductKind } from '../../../src/domain/catalogue/admin-products.api.ts';
import type { Executor } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import { stockHolds } from '../../database/schema/orders.ts';

const reserved = sql<number>`(select coalesce(sum(${stockHolds.quantity}), 0)::int from ${stockHolds}
  where ${stockHolds.variantId} = ${variants.id} and ${stockHolds.state} = 'reserved')`;

/** A product with all its kinds, as owners see it; null if there is none. */
export async function findProduct(db: Executor, productId: string): Promise<ProductDetail | null> {
  const [item] = await db.select().from(items).where(eq(items.id, productId));
  if (!item) return null;
  const rows = await db
    .select({ variant: variants, reserved })
    .from(variants)
    .where(eq(variants.itemId, productId))
    .orderBy(asc(variants.position), asc(variants.id));
  const { id, slug, name, description, category, featured, active, lowMark, version, pageVersion } = item;
  return {
    id,
    slug,
    name,
    description,
    category,
    isFeatured: featured,
    isOnSale: active,
    lowMark,
    version,
    pageVersion,
    kinds: rows.map(({ variant, ...held }): ProductKind => {
      const { color, size, priceCents, image, printfulVariantId, stock } = variant;
      return {
        id: variant.id,
        color,
        size,
        priceCents,
        image,
        printfulVariantId,
        stock,
        ...held,
        isOnSale: variant.active,
      };
    }),
  };
}

/** Owners who change the range do so one after the other, and imports as well. */
export const holdRange = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);
