import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { eq } from 'drizzle-orm';
import type { PriceBatch } from '../../../src/domain/prices/admin-prices.api.ts';
import type { PriceBatchInput } from '../../../src/domain/prices/price.schema.ts';
import { isJump } from '../../../src/domain/prices/price-shift.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { publishBatch } from './publish-batch.ts';
import { lockPrices } from './replace-price.ts';
import { readYardPrices } from './replace-yard-price.ts';
import { publishAtOf } from './rules.ts';

/** The existing batch, if the same person sent this id before. */
async function earlierBatch(tx: Executor, actor: Staff, id: string) {
  const [batch] = await tx
    .select({ state: priceBatches.state, createdBy: priceBatches.createdBy })
    .from(priceBatches)
    .where(eq(priceBatches.id, id));
  if (batch && batch.createdBy !== actor.id) throw new CodedError('idempotency_key_reused');
  return batch;
}

/** The lines of a batch, each compared with what is paid now. */
async function checkedLines(tx: Executor, { id, prices, confirmed }: PriceBatchInput) {
  const held = await lockPrices(
    tx,
    prices.map(({ metalType }) => metalType),
  );
  const ofYards = await readYardPrices(
    tx,
    held.map((row) => row.id),
  );
  return prices.map(({ metalType, yardId = null, price }) => {
    const metal = held.find((row) => row.metalType === metalType);
    if (!metal) throw new CodedError('not_found');
    const own = ofYards.find((row) => row.metalPriceId === metal.id && row.yardId === yardId);
    if (!confirmed && isJump(own?.price ?? metal.price, price ?? metal.price))
      throw new CodedError('price_jump');
    return { batchId: id, metalPriceId: metal.id, yardId, price, unit: metal.unit };
  });
}

/**
 * Publishes prices at once, or schedules them for publishDuePrices(). Safe to repeat. Throws invalid_input for a time that
 * is invalid or past, price_jump, not_found, idempotency_key_reused for the id of somebody else's batch.
 */
export async function setPrices(
  db: Database,
  actor: Staff,
  input: PriceBatchInput,
): Promise<Pick<PriceBatch, 'state'>> {
  const { state, isNew } = await inTransaction(db, async (tx) => {
    const earlier = await earlierBatch(tx, actor, input.id);
    if (earlier) return { state: earlier.state, isNew: false };
    const publishAt = publishAtOf(input.publishAt, new Date());
    const lines = await checkedLines(tx, input);
    const made = await tx
      .insert(priceBatches)
      .values({ id: input.id, createdBy: actor.id, state: 'scheduled', publishAt })
      .onConflictDoNothing()
      .returning({ id: priceBatches.id });
    if (made.length === 0) {
      const rival = await earlierBatch(tx, actor, input.id);
      return { state: rival?.state ?? 'scheduled', isNew: false };
    }
    await tx.insert(priceBatchLines).values(lines);
    if (input.publishAt === null) {
      return { state: 'published' as const, isNew: await publishBatch(tx, actor, input.id) };
    }
    const after = { publishAt, prices: input.prices };
    const subject = { subjectKind: 'price_batch', subjectId: input.id };
    await recordAudit(tx, actor, { action: 'schedule_prices', ...subject, after });
    return { state: 'scheduled' as const, isNew: false };
  });
  if (isNew) await purgeTag(PRICES_CACHE.tag);
  return { state };
}
