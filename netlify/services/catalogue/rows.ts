import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { OwnItem, OwnVariant } from '../../../src/domain/catalogue/store-product.ts';
import type { Executor } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import { CodedError } from '../../lib/errors.ts';
import { PrintfulOutage, PrintfulRefusal } from '../../providers/printful/ask-printful.ts';
import { listProducts, type Store } from '../../providers/printful/printful-store.ts';

const { id, color, size, priceCents, image, printfulVariantId, active } = getTableColumns(variants);
const variantFields = { id, color, size, priceCents, image, printfulVariantId, active };

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
