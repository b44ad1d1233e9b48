import { asc, eq } from 'drizzle-orm';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { merchandiseItems as items } from '../../database/schema/catalogue.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { SITE_BUILD_ID } from '../site-build/request-build.ts';
import { holdRange } from './rows.ts';

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * Puts all products into another order, if they are still in the one that the owner saw. Safe to repeat. Throws invalid_input,
 * product_changed.
 */
export async function orderProducts(
  db: Database,
  actor: Staff,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<{ readonly ordered: true }> {
  if (!isSame(before.toSorted(), after.toSorted())) {
    throw new CodedError('invalid_input', { fields: { after: 'Please name each product once' } });
  }
  await inTransaction(db, async (tx) => {
    await holdRange(tx);
    const found = await tx
      .select({ id: items.id, slug: items.slug })
      .from(items)
      .orderBy(asc(items.position), asc(items.slug));
    const now = found.map(({ id }) => id);
    if (isSame(now, after)) return;
    if (!isSame(now, before)) throw new CodedError('product_changed');
    for (const [position, id] of after.entries()) {
      await tx.update(items).set({ position }).where(eq(items.id, id));
    }
    const slugs = new Map(found.map(({ id, slug }) => [id, slug]));
    await recordAudit(tx, actor, {
      action: 'order_products',
      subjectKind: 'site',
      subjectId: SITE_BUILD_ID,
      before: { order: before.map((id) => slugs.get(id)) },
      after: { order: after.map((id) => slugs.get(id)) },
    });
  });
  await purgeTag(CATALOGUE_CACHE.tag);
  return { ordered: true };
}
