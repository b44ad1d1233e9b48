import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { priceBatches } from '../../database/schema/price-batches.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { publishBatch } from './publish-batch.ts';

/** Publishes the batch that has been due the longest. Returns whether there was one. */
const publishNext = (db: Database) =>
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
    if (due) await publishBatch(tx, due, due.batchId);
    return due !== undefined;
  });

/** Publishes every due batch, in the order of their times. Safe to run twice at once. */
export async function publishDuePrices(db: Database): Promise<{ published: number }> {
  let published = 0;
  while (await publishNext(db)) {
    published += 1;
    await purgeTag(PRICES_CACHE.tag);
  }
  return { published };
}
