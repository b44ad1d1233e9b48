import { and, eq, sql } from 'drizzle-orm';
import type { ProductDetail } from '../../../src/domain/catalogue/admin-products.api.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type {
  NewProduct,
  ProductChange,
  ProductDraft,
} from '../../../src/domain/catalogue/product-draft.schema.ts';
import { isUploadedPicture } from '../../../src/domain/catalogue/product-images.ts';
import { slugOf } from '../../../src/domain/catalogue/store-product.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { UnusualFigures } from '../../../src/domain/shared/contract/confirmed.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { violates } from '../../database/database-errors.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { hasPicture } from '../../providers/photos/picture-store.ts';
import { changedSince } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { lockKinds } from '../stock/rows.ts';
import { findProduct, holdRange } from './rows.ts';
import { auditedProduct, changedFacts, isOnPage, isStockOnly, matchesDraft } from './rules.ts';

type DraftKind = ProductDraft['kinds'][number];

const refuse = (message: string) => new CodedError('invalid_input', { fields: { kinds: message } });

/** A kind shows a picture that the product has already, or one that an owner uploaded. */
async function assertPictures(
  known: ProductDetail | null,
  { kinds }: Pick<ProductDraft, 'kinds'>,
): Promise<void> {
  const had = new Set(known?.kinds.map(({ image }) => image));
  const added = [...new Set(kinds.map(({ image }) => image))].filter((image) => !had.has(image));
  for (const image of added) {
    if (!isUploadedPicture(image) || !(await hasPicture(image))) throw refuse('Please choose a picture');
  }
}

/** Everything but the stock, which sales change. */
const columnsOf = ({ color, size, priceCents, image, printfulVariantId, isOnSale }: DraftKind) => ({
  color,
  size,
  priceCents,
  image,
  printfulVariantId,
  active: isOnSale,
});

async function changeKind(tx: Executor, draft: DraftKind, position: number): Promise<boolean> {
  const { id, stock, stockSeen } = draft;
  const isRecounted = stock !== stockSeen;
  const seen = sql`${variants.stock} is not distinct from ${stockSeen}::int`;
  const changed = await tx
    .update(variants)
    .set({ ...columnsOf(draft), position, ...(isRecounted ? { stock, lowMailedAt: null } : {}) })
    .where(isRecounted ? and(eq(variants.id, id), seen) : eq(variants.id, id))
    .returning({ id: variants.id });
  return changed.length > 0;
}

/**
 * Writes the kinds of a product, in the order of the draft. False: a count is not what the owner saw, as something was sold. Throws
 * invalid_input.
 */
async function saveKinds(
  tx: Executor,
  itemId: string,
  known: readonly string[],
  kinds: readonly DraftKind[],
): Promise<boolean> {
  await lockKinds(
    tx,
    kinds.map(({ id }) => id),
  );
  try {
    for (const [position, draft] of kinds.entries()) {
      if (known.includes(draft.id)) {
        if (!(await changeKind(tx, draft, position))) return false;
      } else {
        const { id, stock } = draft;
        await tx.insert(variants).values({ id, itemId, position, stock, ...columnsOf(draft) });
      }
    }
  } catch (error) {
    if (violates(error, 'variant_once')) throw refuse('Two variants have the same color and size');
    if (violates(error, 'merchandise_variants_pkey'))
      throw refuse('One of the variants belongs to another product');
    throw error;
  }
  return true;
}

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
    if (!matchesDraft(known, draft)) throw new CodedError('idempotency_key_reused');
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

/** Thrown to undo what was written before a count turned out to be another. */
const MOVED = new CodedError('changed_since');

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
  if (matchesDraft(before, wanted)) return before;
  if (!(await setFacts(tx, productId, wanted))) throw MOVED;
  if (actor.role !== 'owner' && !isStockOnly(before, wanted)) {
    const questions = ['changing more of a product than its stock'];
    throw new CodedError('needs_owner', { figures: { questions } satisfies UnusualFigures });
  }
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
 * Saves a product and its kinds. Safe to repeat. Throws not_found, invalid_input, needs_owner; changed_since with the current product, if
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
    const subject = { subjectKind: 'merchandise_item', subjectId: productId };
    throw await changedSince(db, subject, await read(db, productId));
  }
}
