import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportChange, ImportPreview } from '../../../src/domain/catalogue/admin-catalogue.api.ts';
import type { CatalogueImport } from '../../../src/domain/catalogue/catalogue-import.schema.ts';
import { CATALOGUE_CACHE, type Category } from '../../../src/domain/catalogue/catalogue.api.ts';
import { type CatalogueChange, differenceOf } from '../../../src/domain/catalogue/import-difference.ts';
import type { OwnItem, OwnVariant, SellableVariant } from '../../../src/domain/catalogue/store-product.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { merchandiseItems, merchandiseVariants } from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { holdRange, ownItems, readStore } from './rows.ts';
import { shownChange } from './rules.ts';

/** What owners look for comes first. */
const ORDER: readonly ImportChange['kind'][] = [
  'links',
  'new_item',
  'gone',
  'back',
  'new_variants',
  'prices',
  'name',
  'pictures',
];

/** How the store differs from our catalogue, the most important changes first. Throws provider_refused, unavailable. */
export async function previewImport(db: Database): Promise<ImportPreview> {
  const [store, items] = await Promise.all([readStore(), ownItems(db)]);
  const { changes, problems } = differenceOf(store, items);
  return {
    changes: changes
      .map(shownChange)
      .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
    problems,
    productCount: store.products.length,
    isPartial: store.isPartial,
  };
}

/** What an owner says about a new item, because the store does not know it. */
interface ItemFacts {
  readonly category: Category;
  readonly description: string;
}

async function addVariants(tx: Executor, itemId: string, from: number, added: readonly SellableVariant[]) {
  await tx.insert(merchandiseVariants).values(
    added.map(({ id, color, size, priceCents, image }, index) => ({
      itemId,
      color,
      size,
      priceCents,
      image,
      printfulVariantId: id,
      position: from + index,
    })),
  );
}

const setVariant = (
  tx: Executor,
  { id }: OwnVariant,
  values: Partial<typeof merchandiseVariants.$inferInsert>,
) => tx.update(merchandiseVariants).set(values).where(eq(merchandiseVariants.id, id));

async function setOnSale(tx: Executor, item: OwnItem, some: readonly OwnVariant[], active: boolean) {
  const ids = some.map(({ id }) => id);
  // Only the item itself comes back; its other variants stay as they were.
  await tx
    .update(merchandiseVariants)
    .set({ active })
    .where(and(eq(merchandiseVariants.itemId, item.id), inArray(merchandiseVariants.id, ids)));
  const left = item.variants.filter((variant) => variant.active && !ids.includes(variant.id));
  if (active || left.length === 0) await setItem(tx, item, { active });
}

const setItem = (tx: Executor, { id }: OwnItem, values: Partial<typeof merchandiseItems.$inferInsert>) =>
  tx
    .update(merchandiseItems)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(merchandiseItems.id, id));

/** Writes one change to the catalogue; returns the item's id. Rows are added or updated, never deleted. */
async function applyChange(
  tx: Executor,
  change: CatalogueChange,
  facts: ItemFacts | undefined,
): Promise<string> {
  if (change.kind === 'new_item') {
    if (!facts) throw new Error('A new item came without its facts.');
    const position = sql`(select coalesce(max(position), -1) + 1 from ${merchandiseItems})`;
    const { slug, product } = change;
    const [made] = await tx
      .insert(merchandiseItems)
      .values({ slug, name: product.name, ...facts, position })
      .returning({ id: merchandiseItems.id });
    if (!made) throw new Error('The item was not written.');
    await addVariants(tx, made.id, 0, change.variants);
    return made.id;
  }
  const { item } = change;
  switch (change.kind) {
    case 'new_variants':
      await addVariants(tx, item.id, item.variants.length, change.variants);
      break;
    case 'name':
      await setItem(tx, item, { name: change.after });
      break;
    case 'prices':
      for (const { variant, after } of change.lines) await setVariant(tx, variant, { priceCents: after });
      break;
    case 'pictures':
      for (const { variant, after } of change.lines) await setVariant(tx, variant, { image: after });
      break;
    case 'links':
      for (const { variant, after } of change.lines) {
        await setVariant(tx, variant, { printfulVariantId: after });
      }
      break;
    case 'back':
    case 'gone':
      await setOnSale(tx, item, change.variants, change.kind === 'back');
      break;
  }
  return item.id;
}

/** Owners who have the product open are told, and the board knows that its page is older. */
const countChange = (tx: Executor, itemId: string) =>
  tx
    .update(merchandiseItems)
    .set({
      version: sql`${merchandiseItems.version} + 1`,
      pageVersion: sql`${merchandiseItems.pageVersion} + 1`,
    })
    .where(eq(merchandiseItems.id, itemId));

const sideOf = ({ itemName, lines }: ImportChange, side: 'before' | 'after') => ({
  name: itemName,
  lines: lines.map((line) => ({ label: line.label, value: line[side] })),
});

/**
 * Applies the chosen changes that are still what the preview showed; all of them or none. Returns how many were
 * applied, and how many are no longer valid. Throws invalid_input for a new item without its category, provider_refused,
 * unavailable.
 */
export async function importProducts(
  db: Database,
  actor: Staff,
  { changes: chosen, newItems }: CatalogueImport,
): Promise<{ readonly taken: number; readonly passed: number }> {
  const wanted = new Set(chosen);
  const store = await readStore();
  const taken = await inTransaction(db, async (tx) => {
    await holdRange(tx);
    let count = 0;
    for (const change of differenceOf(store, await ownItems(tx)).changes) {
      const shown = shownChange(change);
      if (!wanted.has(shown.id)) continue;
      const given = newItems.find((each) => each.change === shown.id);
      if (change.kind === 'new_item' && !given) {
        throw new CodedError('invalid_input', {
          fields: { newItems: 'Please choose a category for each new product' },
        });
      }
      const facts = given && { category: given.category, description: given.description };
      const subjectId = await applyChange(tx, change, facts);
      if (change.kind !== 'new_item') await countChange(tx, subjectId);
      await recordAudit(tx, actor, {
        action: `import_${change.kind}`,
        subjectKind: 'merchandise_item',
        subjectId,
        before: change.kind === 'new_item' ? null : sideOf(shown, 'before'),
        after: { ...sideOf(shown, 'after'), ...facts },
      });
      count += 1;
    }
    if (count > 0) await requestBuild(tx, actor);
    return count;
  });
  if (taken > 0) await purgeTag(CATALOGUE_CACHE.tag);
  return { taken, passed: wanted.size - taken };
}
