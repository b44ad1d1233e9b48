import { and, eq, sql } from 'drizzle-orm';
import type { ProductDetail } from '../../../src/domain/catalogue/admin-products.api.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { ProductChange } from '../../../src/domain/catalogue/product-draft.schema.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { merchandiseItems as items } from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { findProduct } from './rows.ts';
import { auditedProduct, changedFacts, isAsWanted, isOnPage } from './rules.ts';
import { assertPictures, saveKinds } from './save-kinds.ts';

/** Thrown to undo what was written before a count turned out to be another. */
const MOVED = new CodedError('product_changed');

async function setFacts(tx: Executor, productId: string, change: ProductChange): Promise<boolean> {
  const { name, description, category, isFeatured, isOnSale, lowMark, version } = change;
  const changed = await tx
    .update(items)
    .set({
      name,
      description,
      category,
      lowMark,
      featured: isFeatured,
      active: isOnSale,
      version: sql`${items.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(items.id, productId), eq(items.version, version)))
    .returning({ id: items.id });
  return changed.length > 0;
}

async function read(tx: Executor, productId: string): Promise<ProductDetail> {
  const found = isUuid(productId) ? await findProduct(tx, productId) : null;
  if (!found) throw new CodedError('not_found');
  return found;
}

async function save(
  tx: Executor,
  actor: Staff,
  productId: string,
  wanted: ProductChange,
): Promise<ProductDetail> {
  await tx.select({ id: items.id }).from(items).where(eq(items.id, productId)).for('no key update');
  const before = await read(tx, productId);
  if (isAsWanted(before, wanted)) return before;
  if (!(await setFacts(tx, productId, wanted))) throw MOVED;
  const known = before.kinds.map(({ id }) => id);
  if (!(await saveKinds(tx, productId, known, wanted.kinds))) throw MOVED;
  let after = await read(tx, productId);
  const isNewPage = isOnPage(before, after);
  await recordAudit(tx, actor, {
    action: 'change_product',
    subjectKind: 'merchandise_item',
    subjectId: productId,
    ...changedFacts(auditedProduct(before), auditedProduct(after)),
  });
  if (isNewPage) {
    await tx
      .update(items)
      .set({ pageVersion: sql`${items.pageVersion} + 1` })
      .where(eq(items.id, productId));
    after = { ...after, pageVersion: after.pageVersion + 1 };
    await requestBuild(tx, actor);
  }
  return after;
}

/**
 * Saves a product and its kinds. Safe to repeat. Throws not_found, invalid_input; product_changed with the current product, if
 * somebody saved it or a counted piece was sold since the owner saw it.
 */
export async function changeProduct(
  db: Database,
  actor: Staff,
  productId: string,
  wanted: ProductChange,
): Promise<ProductDetail> {
  await assertPictures(await read(db, productId), wanted);
  try {
    const changed = await inTransaction(db, (tx) => save(tx, actor, productId, wanted));
    await purgeTag(CATALOGUE_CACHE.tag);
    return changed;
  } catch (error) {
    if (error !== MOVED) throw error;
    throw new CodedError('product_changed', { figures: await read(db, productId) });
  }
}
