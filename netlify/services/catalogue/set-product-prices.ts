import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductPriceLine } from '../../../src/domain/catalogue/admin-products.api.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { PriceShift } from '../../../src/domain/catalogue/product-draft.schema.ts';
import { kindText } from '../../../src/domain/catalogue/store-product.ts';
import { type Cents, toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/http/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { changedSince } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requestBuild } from '../site-build/request-build.ts';
import { lockKinds } from '../stock/rows.ts';
import { holdRange } from './rows.ts';
import { productPriceLine } from './rules.ts';

const priced = {
  kindId: variants.id,
  itemId: variants.itemId,
  product: items.name,
  color: variants.color,
  size: variants.size,
  priceCents: variants.priceCents,
};

/** What a change of prices would do to everything on sale, in the shop's order. Changes nothing. */
export async function previewPrices(
  db: Database,
  { category, change }: PriceShift,
): Promise<readonly ProductPriceLine[]> {
  const found = await db
    .select(priced)
    .from(variants)
    .innerJoin(items, eq(items.id, variants.itemId))
    .where(and(items.active, variants.active, category === null ? undefined : eq(items.category, category)))
    .orderBy(asc(items.position), asc(items.slug), asc(variants.position));
  return found
    .map((kind) => productPriceLine(kind, change))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
}

interface Line {
  readonly kindId: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

async function set(tx: Executor, actor: Staff, lines: readonly Line[]): Promise<number> {
  await holdRange(tx);
  const ids = lines.map(({ kindId }) => kindId);
  await lockKinds(tx, ids);
  const found = await tx
    .select(priced)
    .from(variants)
    .innerJoin(items, eq(items.id, variants.itemId))
    .where(inArray(variants.id, ids));
  const now = new Map(found.map((kind) => [kind.kindId, kind]));
  const isDone = lines.every(({ kindId, afterCents }) => now.get(kindId)?.priceCents === afterCents);
  if (isDone) return 0;
  for (const { kindId, beforeCents, afterCents } of lines) {
    const isAsShown = and(eq(variants.id, kindId), eq(variants.priceCents, beforeCents));
    const { rowCount } = await tx.update(variants).set({ priceCents: afterCents }).where(isAsShown);
    if (rowCount === 1) continue;
    const subject = { subjectKind: 'merchandise_item', subjectId: now.get(kindId)?.itemId ?? kindId };
    const prices = found.map((kind) => ({ kindId: kind.kindId, beforeCents: kind.priceCents }));
    throw await changedSince(tx, subject, prices);
  }
  for (const [itemId, kinds] of Map.groupBy(found, (kind) => kind.itemId)) {
    await tx
      .update(items)
      .set({
        version: sql`${items.version} + 1`,
        pageVersion: sql`${items.pageVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(items.id, itemId));
    const side = (pick: (line: Line) => Cents) =>
      Object.fromEntries(
        kinds.flatMap((kind) => {
          const line = lines.find(({ kindId }) => kindId === kind.kindId);
          return line ? [[kindText(kind), toDollars(pick(line))]] : [];
        }),
      );
    await recordAudit(tx, actor, {
      action: 'set_product_prices',
      subjectKind: 'merchandise_item',
      subjectId: itemId,
      before: side(({ beforeCents }) => beforeCents),
      after: side(({ afterCents }) => afterCents),
    });
  }
  await requestBuild(tx, actor);
  return lines.length;
}

/** Sets exactly the prices that a preview showed, all or none. Safe to repeat. Throws changed_since. */
export async function setProductPrices(
  db: Database,
  actor: Staff,
  lines: readonly Line[],
): Promise<{ readonly changed: number }> {
  const changed = await inTransaction(db, (tx) => set(tx, actor, lines));
  if (changed > 0) await purgeTag(CATALOGUE_CACHE.tag);
  return { changed };
}
