import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { priceKey } from '../../../src/domain/prices/price.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockBatch } from './rows.ts';
import { lockPrices, replaceLine } from './replace-price.ts';
import { readYardPrices } from './replace-yard-price.ts';
import { CAN_UNDO } from './rules.ts';

/** The lines of a batch that changed a price. */
const changedLines = (tx: Executor, batchId: string) =>
  tx
    .select({
      metalType: metalPrices.metalType,
      yardId: priceBatchLines.yardId,
      price: priceBatchLines.price,
      unit: priceBatchLines.unit,
      beforePrice: priceBatchLines.beforePrice,
      beforeUnit: priceBatchLines.beforeUnit,
    })
    .from(priceBatchLines)
    .innerJoin(metalPrices, eq(metalPrices.id, priceBatchLines.metalPriceId))
    .where(and(eq(priceBatchLines.batchId, batchId), isNotNull(priceBatchLines.beforeUnit)));

async function bringBack(tx: Executor, batchId: string) {
  const lines = await changedLines(tx, batchId);
  const held = await lockPrices(tx, [...new Set(lines.map(({ metalType }) => metalType))]);
  const ofYards = await readYardPrices(
    tx,
    held.map(({ id }) => id),
  );
  const [batch] = await tx
    .select({ canUndo: CAN_UNDO })
    .from(priceBatches)
    .where(eq(priceBatches.id, batchId));
  if (lines.length > 0 && !batch?.canUndo) throw new CodedError('price_moved_on');
  const before: Record<string, string | null> = {};
  const after: Record<string, string | null> = {};
  for (const line of lines) {
    const row = held.find(({ metalType }) => metalType === line.metalType);
    if (!row || line.beforeUnit === null) throw new CodedError('price_moved_on');
    const own = ofYards.find((each) => each.metalPriceId === row.id && each.yardId === line.yardId);
    await replaceLine(tx, row, own, {
      yardId: line.yardId,
      price: line.beforePrice,
      unit: line.beforeUnit,
    });
    before[priceKey(line)] = line.price;
    after[priceKey(line)] = line.beforePrice;
  }
  return { before, after };
}

/**
 * Restores the prices that a batch replaced. Safe to repeat. Throws not_found, price_moved_on if one of them has changed
 * again, already_done for a batch that was never published.
 */
export async function undoPrices(db: Database, actor: Staff, id: string): Promise<{ state: 'undone' }> {
  const isChanged = await inTransaction(db, async (tx) => {
    const { state } = await lockBatch(tx, id);
    if (state === 'undone') return false;
    if (state !== 'published') throw new CodedError('already_done');
    const changes = await bringBack(tx, id);
    await tx.update(priceBatches).set({ state: 'undone' }).where(eq(priceBatches.id, id));
    const subject = { subjectKind: 'price_batch', subjectId: id };
    await recordAudit(tx, actor, { action: 'undo_prices', ...subject, ...changes });
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { state: 'undone' };
}
