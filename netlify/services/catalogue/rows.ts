import { asc, eq, sql } from 'drizzle-orm';
import type { ProductDetail, ProductKind } from '../../../src/domain/catalogue/admin-products.api.ts';
import type { OwnItem, OwnVariant } from '../../../src/domain/catalogue/store-product.ts';
import type { Executor } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import { stockHolds } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { PrintfulOutage, PrintfulRefusal } from '../../providers/printful/ask-printful.ts';
import { listProducts, type Store } from '../../providers/printful/printful-store.ts';

const variantFields = {
  id: variants.id,
  color: variants.color,
  size: variants.size,
  priceCents: variants.priceCents,
  image: variants.image,
  printfulVariantId: variants.printfulVariantId,
  active: variants.active,
};

/** All items with all their variants, on sale or not, in the shop's order. */
export async function ownItems(tx: Executor): Promise<readonly OwnItem[]> {
  const [found, kinds] = await Promise.all([
    tx
      .select({ id: items.id, slug: items.slug, name: items.name, active: items.active })
      .from(items)
      .orderBy(asc(items.position), asc(items.slug)),
    tx
      .select({ itemId: variants.itemId, variant: variantFields })
      .from(variants)
      .innerJoin(items, eq(items.id, variants.itemId))
      .orderBy(sql`${items.position}`, asc(variants.position)),
  ]);
  const byItem = Map.groupBy(kinds, ({ itemId }) => itemId);
  return found.map((item) => ({
    ...item,
    variants: (byItem.get(item.id) ?? []).map(({ variant }): OwnVariant => variant),
  }));
}

const RETRY_AFTER_SECONDS = 60;

/** What the store at Printful sells now. Throws provider_refused, unavailable. */
export async function readStore(): Promise<Store> {
  try {
    return await listProducts();
  } catch (cause) {
    if (cause instanceof PrintfulRefusal) throw new CodedError('provider_refused', { cause });
    if (cause instanceof PrintfulOutage) {
      throw new CodedError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    throw cause;
  }
}

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
