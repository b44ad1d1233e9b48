import { and, eq, sql } from 'drizzle-orm';
import { priceKey } from '../../../src/domain/prices/price.schema.ts';
import type { Executor } from '../../database/client.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import type { Staff } from '../../lib/http/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueAlertCheck } from './queue-alert-check.ts';
import { lockPrices, readYardPrices, replaceLine } from './replace-price.ts';

/** Publishes the prices of a scheduled, locked batch. `actor`: who set them. Returns whether any price changed. */
export async function publishBatch(
  tx: Executor,
  actor: Pick<Staff, 'id' | 'name'>,
  batchId: string,
): Promise<boolean> {
  const lines = await tx
    .select({
      metalType: metalPrices.metalType,
      yardId: priceBatchLines.yardId,
      price: priceBatchLines.price,
      unit: priceBatchLines.unit,
    })
    .from(priceBatchLines)
    .innerJoin(metalPrices, eq(metalPrices.id, priceBatchLines.metalPriceId))
    .where(eq(priceBatchLines.batchId, batchId));
  const held = await lockPrices(tx, [...new Set(lines.map(({ metalType }) => metalType))]);
  const ofYards = await readYardPrices(
    tx,
    held.map(({ id }) => id),
  );
  const changes = {
    before: {} as Record<string, string | null>,
    after: {} as Record<string, string | null>,
  };
  let newest: Date | null = null;
  // The common price first: a yard's price before is what it paid until then.
  for (const line of lines.toSorted((a, b) => Number(a.yardId !== null) - Number(b.yardId !== null))) {
    const row = held.find(({ metalType }) => metalType === line.metalType);
    if (!row) continue;
    const own = ofYards.find((each) => each.metalPriceId === row.id && each.yardId === line.yardId);
    const at = await replaceLine(tx, row, own, line);
    if (!at) continue;
    if (newest === null || at > newest) newest = at;
    const beforePrice = line.yardId === null ? row.price : (own?.price ?? null);
    await tx
      .update(priceBatchLines)
      .set({ beforePrice, beforeUnit: row.unit })
      .where(
        and(
          eq(priceBatchLines.batchId, batchId),
          eq(priceBatchLines.metalPriceId, row.id),
          sql`${priceBatchLines.yardId} is not distinct from ${line.yardId}`,
        ),
      );
    changes.before[priceKey(line)] = beforePrice;
    changes.after[priceKey(line)] = line.price;
  }
  await tx
    .update(priceBatches)
    .set({ state: 'published', publishedAt: newest ?? sql`now()` })
    .where(eq(priceBatches.id, batchId));
  if (newest !== null) await queueAlertCheck(tx, batchId);
  await recordAudit(tx, actor, {
    action: 'publish_prices',
    subjectKind: 'price_batch',
    subjectId: batchId,
    ...changes,
  });
  return newest !== null;
}
