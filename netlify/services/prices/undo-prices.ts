import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockBatch } from './rows.ts';
import { lockPrices, replacePrice } from './replace-price.ts';

/** The lines of a batch. */
const changedLines = (tx: Executor, batchId: string) =>
  tx
    .select({
      metalType: metalPrices.metalType,
      price: priceBatchLines.price,
      unit: priceBatchLines.unit,
      beforePrice: priceBatchLines.beforePrice,
      beforeUnit: priceBatchLines.beforeUnit,
    })
    .from(priceBatchLines)
    .innerJoin(metalPrices, eq(metalPrices.id, priceBatchLines.metalPriceId))
    .where(and(eq(priceBatchLines.batchId, batchId), isNotNull(priceBatchLines.beforePrice)));

async function bringBack(tx: Executor, batchId: string, publishedAt: Date | null) {
  const lines = await changedLines(tx, batchId);
  const held = await lockPrices(
    tx,
    lines.map(({ metalType }) => metalType),
  );
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const row of held) {
    const line = lines.find(({ metalType }) => metalType === row.metalType);
    const isOwn =
      line?.price === row.price &&
      line.unit === row.unit &&
      publishedAt !== null &&
      row.updatedAt <= publishedAt;
    if (!isOwn || line.beforePrice === null || line.beforeUnit === null) {
      throw new CodedError('price_moved_on');
    }
    await replacePrice(tx, row, { price: line.beforePrice, unit: line.beforeUnit });
    before[row.metalType] = line.price;
    after[row.metalType] = line.beforePrice;
  }
  return { before, after };
}

/**
 * Restores the prices that a batch replaced. Safe to repeat. Throws not_found, price_moved_on if one of them has changed
 * again, already_done for a batch that was never published.
 */
export async function undoPrices(db: Database, actor: Staff, id: string): Promise<{ state: 'undone' }> {
  const isChanged = await inTransaction(db, async (tx) => {
    const { state, publishedAt } = await lockBatch(tx, id);
    if (state === 'undone') return false;
    if (state !== 'published') throw new CodedError('already_done');
    const changes = await bringBack(tx, id, publishedAt);
    await tx.update(priceBatches).set({ state: 'undone' }).where(eq(priceBatches.id, id));
    const subject = { subjectKind: 'price_batch', subjectId: id };
    await recordAudit(tx, actor, { action: 'undo_prices', ...subject, ...changes });
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { state: 'undone' };
}
