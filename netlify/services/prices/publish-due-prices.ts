import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isJump } from '../../../src/domain/prices/price-shift.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices, yardPriceOverrides } from '../../database/schema/prices.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { lastPrice } from './last-price.ts';
import { publishBatch } from './publish-batch.ts';

/** Whether a price has changed since it was compared with the batch's, and is now so far from it that nobody has confirmed it. */
async function hasNewJump(tx: Executor, batchId: string): Promise<boolean> {
  const lines = await tx
    .select({
      from: lastPrice({
        metalPriceId: sql`${metalPrices.id}`,
        commonPrice: sql`${metalPrices.price}`,
        yardId: sql`${priceBatchLines.yardId}`,
        ownPrice: sql`${yardPriceOverrides.price}`,
        at: sql`now()`,
      }),
      // A yard that is to pay the common price pays that of its own batch.
      to: sql<string>`coalesce(${priceBatchLines.price}, (
        select common.price from price_batch_lines common where common.batch_id = ${priceBatchLines.batchId}
          and common.metal_price_id = ${priceBatchLines.metalPriceId} and common.yard_id is null), ${metalPrices.price})::text`,
      // A price that a yard has no more is known by the history alone.
      isNew: sql<boolean>`greatest(${metalPrices.updatedAt}, ${yardPriceOverrides.updatedAt}, (
        select max(gone.effective_to) from yard_price_history gone where gone.metal_price_id = ${priceBatchLines.metalPriceId}
          and gone.yard_id = ${priceBatchLines.yardId})) > ${priceBatches.createdAt}`,
    })
    .from(priceBatchLines)
    .innerJoin(priceBatches, eq(priceBatches.id, priceBatchLines.batchId))
    .innerJoin(metalPrices, eq(metalPrices.id, priceBatchLines.metalPriceId))
    .leftJoin(
      yardPriceOverrides,
      and(
        eq(yardPriceOverrides.metalPriceId, priceBatchLines.metalPriceId),
        eq(yardPriceOverrides.yardId, priceBatchLines.yardId),
      ),
    )
    .where(eq(priceBatchLines.batchId, batchId));
  return lines.some(({ from, to, isNew }) => isNew && isJump(from, to));
}

/** Publishes the batch that has been due the longest, or cancels it and tells staff. null: none is due. */
const publishNext = (db: Database): Promise<'published' | 'canceled' | null> =>
  inTransaction(db, async (tx) => {
    // A parallel run waits here and then finds this batch published, so the order is kept.
    const [due] = await tx
      .select({ batchId: priceBatches.id, id: staffUsers.id, name: staffUsers.name })
      .from(priceBatches)
      .innerJoin(staffUsers, eq(staffUsers.id, priceBatches.createdBy))
      .where(and(sql`${priceBatches.state} = 'scheduled'`, sql`${priceBatches.publishAt} <= now()`))
      .orderBy(asc(priceBatches.publishAt), asc(priceBatches.createdAt))
      .limit(1)
      .for('update', { of: priceBatches });
    if (!due) return null;
    if (!(await hasNewJump(tx, due.batchId))) {
      await publishBatch(tx, due, due.batchId);
      return 'published';
    }
    await tx.update(priceBatches).set({ state: 'canceled' }).where(eq(priceBatches.id, due.batchId));
    await recordAudit(tx, due, {
      action: 'cancel_prices',
      subjectKind: 'price_batch',
      subjectId: due.batchId,
      before: { state: 'scheduled' },
      after: {
        state: 'canceled',
        because: 'a price changed in the meantime, so the change would be too large',
      },
    });
    await enqueue(tx, [{ kind: 'prices_canceled_mail', subjectId: due.batchId }]);
    return 'canceled';
  });

/** Publishes every due batch, in the order of their times. Safe to run twice at once. */
export async function publishDuePrices(db: Database): Promise<{ published: number }> {
  let published = 0;
  for (let done = await publishNext(db); done; done = await publishNext(db)) {
    if (done === 'canceled') continue;
    published += 1;
    await purgeTag(PRICES_CACHE.tag);
  }
  return { published };
}
