import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Category } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { CatalogueChange } from '../../../src/domain/catalogue/import-difference.ts';
import type { OwnItem, OwnVariant, SellableVariant } from '../../../src/domain/catalogue/store-product.ts';
import type { Executor } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';

/** What an owner says about a new item, because the store does not know it. */
export interface ItemFacts {
  readonly category: Category;
  readonly description: string;
}

async function addVariants(tx: Executor, itemId: string, from: number, added: readonly SellableVariant[]) {
  await tx.insert(variants).values(
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

const setVariant = (tx: Executor, { id }: OwnVariant, values: Partial<typeof variants.$inferInsert>) =>
  tx.update(variants).set(values).where(eq(variants.id, id));

async function setOnSale(tx: Executor, item: OwnItem, some: readonly OwnVariant[], active: boolean) {
  const ids = some.map(({ id }) => id);
  // Only the item itself comes back; its other variants stay as they were.
  await tx
    .update(variants)
    .set({ active })
    .where(and(eq(variants.itemId, item.id), inArray(variants.id, ids)));
  const left = item.variants.filter((variant) => variant.active && !ids.includes(variant.id));
  if (active || left.length === 0) await setItem(tx, item, { active });
}

const setItem = (tx: Executor, { id }: OwnItem, values: Partial<typeof items.$inferInsert>) =>
  tx
    .update(items)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(items.id, id));

/** Writes one change to the catalogue; returns the item's id. Rows are added or updated, never deleted. */
export async function applyChange(
  tx: Executor,
  change: CatalogueChange,
  facts: ItemFacts | undefined,
): Promise<string> {
  if (change.kind === 'new_item') {
    if (!facts) throw new Error('A new item came without its facts.');
    const position = sql`(select coalesce(max(position), -1) + 1 from ${items})`;
    const { slug, product } = change;
    const [made] = await tx
      .insert(items)
      .values({ slug, name: product.name, ...facts, position })
      .returning({ id: items.id });
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
