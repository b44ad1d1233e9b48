import { asc, eq, sql } from 'drizzle-orm';
import type { ProductRow } from '../../../src/domain/catalogue/admin-products.api.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { assertSeen } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { SITE_BUILD_ID } from '../site-build/request-build.ts';
import { holdRange } from './rows.ts';

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * Puts all products into another order, if they are still in the one that the owner saw. Safe to repeat. Throws invalid_input,
 * changed_since.
 */
export async function orderProducts(
  db: Database,
  actor: Staff,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<{ readonly ordered: true }> {
  if (!isSame(before.toSorted(), after.toSorted())) {
    throw new CodedError('invalid_input', { fields: { after: 'Please list each product once' } });
  }
  await inTransaction(db, async (tx) => {
    await holdRange(tx);
    const found = await tx
      .select({ id: items.id, slug: items.slug })
      .from(items)
      .orderBy(asc(items.position), asc(items.slug));
    const now = found.map(({ id }) => id);
    if (isSame(now, after)) return;
    const subject = { subjectKind: 'site', subjectId: SITE_BUILD_ID };
    await assertSeen(tx, { ...subject, actions: ['order_products'] }, { seen: before, now });
    for (const [position, id] of after.entries()) {
      await tx.update(items).set({ position }).where(eq(items.id, id));
    }
    const slugs = new Map(found.map(({ id, slug }) => [id, slug]));
    await recordAudit(tx, actor, {
      action: 'order_products',
      ...subject,
      before: { order: before.map((id) => slugs.get(id)) },
      after: { order: after.map((id) => slugs.get(id)) },
    });
  });
  await purgeTag(CATALOGUE_CACHE.tag);
  return { ordered: true };
}

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
      lowMark: items.lowMark,
      low: sql<
        ProductRow['low']
      >`coalesce(json_agg(json_build_object('color', ${variants.color}, 'size', ${variants.size}, 'left', ${variants.stock})
        order by ${variants.position}) filter (where ${variants.active} and ${variants.stock} > 0 and ${variants.stock} <= ${items.lowMark}), '[]')`,
    })
    .from(items)
    .innerJoin(variants, eq(variants.itemId, items.id))
    .groupBy(items.id)
    .orderBy(asc(items.position), asc(items.slug));
