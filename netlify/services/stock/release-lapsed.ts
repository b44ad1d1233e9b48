import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { stockHolds } from '../../database/schema/orders.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { lockKinds, putBack } from './rows.ts';

const isLapsed = and(eq(stockHolds.state, 'reserved'), lte(stockHolds.expiresAt, sql`now()`));
/** More than lapse in a minute; the rest waits for the next. */
const AT_ONCE = 500;

/** Gives back what was reserved and not paid in time. Safe to run twice at once. Returns how many reservations that were. */
export async function releaseLapsed(db: Database): Promise<number> {
  const lapsed = await db
    .selectDistinct({ variantId: stockHolds.variantId })
    .from(stockHolds)
    .where(isLapsed)
    .limit(AT_ONCE);
  if (lapsed.length === 0) return 0;
  const ids = lapsed.map(({ variantId }) => variantId);
  const { released, wasSoldOut } = await inTransaction(db, async (tx) => {
    await lockKinds(tx, ids);
    const freed = await tx
      .update(stockHolds)
      .set({ state: 'lapsed' })
      .where(and(isLapsed, inArray(stockHolds.variantId, ids)))
      .returning({ variantId: stockHolds.variantId, quantity: stockHolds.quantity });
    return { released: freed.length, wasSoldOut: await putBack(tx, freed) };
  });
  if (wasSoldOut) await purgeTag(CATALOGUE_CACHE.tag);
  return released;
}
