import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockPrices, replacePrice } from './replace-price.ts';

/** Publishes the prices of a scheduled, locked batch. `actor`: who set them. Returns whether any price changed. */
export async function publishBatch(
  tx: Executor,
  actor: Pick<Staff, 'id' | 'name'>,
  batchId: string,
): Promise<boolean> {
  const lines = await tx
    .select({ metalType: metalPrices.metalType, price: priceBatchLines.price, unit: priceBatchLines.unit })
    .from(priceBatchLines)
    .innerJoin(metalPrices, eq(metalPrices.id, priceBatchLines.metalPriceId))
    .where(eq(priceBatchLines.batchId, batchId));
  const held = await lockPrices(
    tx,
    lines.map(({ metalType }) => metalType),
  );
  const changes = { before: {} as Record<string, string>, after: {} as Record<string, string> };
  let newest: Date | null = null;
  for (const row of held) {
    const line = lines.find(({ metalType }) => metalType === row.metalType);
    const at = line ? await replacePrice(tx, row, line) : null;
    if (!line || !at) continue;
    if (newest === null || at > newest) newest = at;
    await tx
      .update(priceBatchLines)
      .set({ beforePrice: row.price, beforeUnit: row.unit })
      .where(and(eq(priceBatchLines.batchId, batchId), eq(priceBatchLines.metalPriceId, row.id)));
    changes.before[row.metalType] = row.price;
    changes.after[row.metalType] = line.price;
  }
  await tx
    .update(priceBatches)
    .set({ state: 'published', publishedAt: newest ?? sql`now()` })
    .where(eq(priceBatches.id, batchId));
  await recordAudit(tx, actor, {
    action: 'publish_prices',
    subjectKind: 'price_batch',
    subjectId: batchId,
    ...changes,
  });
  return newest !== null;
}
