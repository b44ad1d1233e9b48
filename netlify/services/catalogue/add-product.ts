import { eq, sql } from 'drizzle-orm';
import type { ProductDetail } from '../../../src/domain/catalogue/admin-products.api.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { NewProduct } from '../../../src/domain/catalogue/product-draft.schema.ts';
import { slugOf } from '../../../src/domain/catalogue/store-product.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { merchandiseItems as items } from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { findProduct, holdRange } from './rows.ts';
import { auditedProduct, isAsWanted } from './rules.ts';
import { assertPictures, saveKinds } from './save-kinds.ts';

/** An address that no product has: "work-apron", or "work-apron-2". */
async function freeSlug(tx: Executor, name: string): Promise<string> {
  const wanted = slugOf(name) || 'product';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await tx.$count(items, eq(items.slug, slug))) === 0) return slug;
  }
}

async function add(tx: Executor, actor: Staff, { id, ...draft }: NewProduct): Promise<ProductDetail> {
  await holdRange(tx);
  const known = await findProduct(tx, id);
  if (known) {
    if (!isAsWanted(known, draft)) throw new CodedError('idempotency_key_reused');
    return known;
  }
  const { name, description, category, isFeatured, isOnSale, lowMark, kinds } = draft;
  const position = sql`(select coalesce(max(position), -1) + 1 from ${items})`;
  const slug = await freeSlug(tx, name);
  await tx.insert(items).values({
    id,
    slug,
    name,
    description,
    category,
    lowMark,
    position,
    featured: isFeatured,
    active: isOnSale,
  });
  await saveKinds(tx, id, [], kinds);
  const added = await findProduct(tx, id);
  if (!added) throw new Error('The product was not written.');
  await recordAudit(tx, actor, {
    action: 'add_product',
    subjectKind: 'merchandise_item',
    subjectId: id,
    after: auditedProduct(added),
  });
  await requestBuild(tx, actor);
  return added;
}

/** Adds a product with its kinds, and asks for its page. Throws invalid_input, idempotency_key_reused, unavailable. */
export async function addProduct(db: Database, actor: Staff, product: NewProduct): Promise<ProductDetail> {
  await assertPictures(null, product);
  const added = await inTransaction(db, (tx) => add(tx, actor, product));
  await purgeTag(CATALOGUE_CACHE.tag);
  return added;
}
