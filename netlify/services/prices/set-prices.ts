import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MovedPrice, PriceBatch } from '../../../src/domain/prices/admin-prices.api.ts';
import { type PriceBatchInput, priceKey } from '../../../src/domain/prices/price.schema.ts';
import { fromNewYork } from '../../../src/domain/shared/time/from-new-york.ts';
import { unusualPrices } from '../../../src/domain/unusual/unusual.ts';
import { yardName } from '../../../src/business/yards.ts';
import { isSamePrice } from '../../../src/domain/prices/price-shift.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { assertConfirmed } from '../../lib/http/assert-confirmed.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { Staff } from '../../lib/http/call.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { lastChange } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { publishBatch } from './publish-batch.ts';
import { readLastPrices } from './last-price.ts';
import { lockPrices, readYardPrices } from './replace-price.ts';
import { publishAtOf } from './rules.ts';

/** The existing batch, if the same person sent the same before. Throws idempotency_key_reused. */
async function earlierBatch(tx: Executor, actor: Staff, { id, prices, publishAt }: PriceBatchInput) {
  const [batch] = await tx.select().from(priceBatches).where(eq(priceBatches.id, id));
  if (!batch) return undefined;
  const lines = await tx
    .select({
      metalType: metalPrices.metalType,
      yardId: priceBatchLines.yardId,
      price: priceBatchLines.price,
    })
    .from(priceBatchLines)
    .innerJoin(metalPrices, eq(metalPrices.id, priceBatchLines.metalPriceId))
    .where(eq(priceBatchLines.batchId, id));
  const stored = new Map(lines.map((line) => [priceKey(line), line.price]));
  // What is published at once has the time of its row.
  const isNow = batch.publishAt.getTime() === batch.createdAt.getTime();
  const isSame =
    batch.createdBy === actor.id &&
    (publishAt === null ? isNow : fromNewYork(publishAt)?.getTime() === batch.publishAt.getTime()) &&
    stored.size === prices.length &&
    prices.every((line) => isSamePaid(stored.get(priceKey(line)), line.price));
  if (!isSame) throw new CodedError('idempotency_key_reused');
  return batch;
}

const isSamePaid = (stored: string | null | undefined, price: string | null): boolean =>
  stored === price || (typeof stored === 'string' && price !== null && isSamePrice(stored, price));

/** Throws changed_since, if one of these prices is no longer what the person saw. */
async function assertSeenPrices(
  tx: Executor,
  lines: readonly (Omit<MovedPrice, 'by' | 'at'> & { seen: string | null })[],
) {
  const moved = lines.filter(({ price, seen }) => !isSamePaid(price, seen));
  if (moved.length === 0) return;
  const now: MovedPrice[] = [];
  for (const { metalType, yardId, price } of moved) {
    const isIt = sql`${auditLog.after} ? ${priceKey({ metalType, yardId })}`;
    const publishes = inArray(auditLog.action, ['publish_prices', 'undo_prices']);
    const { by, at } = await lastChange(tx, and(eq(auditLog.subjectKind, 'price_batch'), publishes, isIt));
    now.push({ metalType, yardId, price, by, at });
  }
  const [first] = now;
  throw new CodedError('changed_since', { figures: { by: first?.by ?? null, at: first?.at ?? null, now } });
}

/** The lines of a batch, each compared with what is paid now. */
async function checkedLines(tx: Executor, actor: Staff, { id, prices, confirmed }: PriceBatchInput) {
  const held = await lockPrices(
    tx,
    prices.map(({ metalType }) => metalType),
  );
  const ofYards = await readYardPrices(
    tx,
    held.map((row) => row.id),
  );
  const named = prices.map((line) => {
    const metal = held.find((row) => row.metalType === line.metalType);
    if (!metal) throw new CodedError('not_found');
    return { ...line, metal };
  });
  const last = await readLastPrices(
    tx,
    named.map(({ metal, yardId = null }) => ({ metalPriceId: metal.id, yardId })),
  );
  // A yard that is to pay the common price pays that of this batch.
  const commonOf = new Map(
    prices.filter(({ yardId = null }) => yardId === null).map(({ metalType, price }) => [metalType, price]),
  );
  const compared = named.map(({ metal, metalType, yardId = null, price, seen }, index) => {
    const own = ofYards.find((row) => row.metalPriceId === metal.id && row.yardId === yardId);
    const change = {
      name: yardId === null ? metal.name : `${metal.name} at ${yardName(yardId)}`,
      unit: metal.unit,
      before: last[index] ?? metal.price,
      after: price ?? commonOf.get(metalType) ?? metal.price,
    };
    return {
      change,
      known: { metalType, yardId, price: yardId === null ? metal.price : (own?.price ?? null), seen },
      line: { batchId: id, metalPriceId: metal.id, yardId, price, unit: metal.unit },
    };
  });
  await assertSeenPrices(
    tx,
    compared.map(({ known }) => known),
  );
  const board = { grades: held.length, all: await tx.$count(metalPrices) };
  const changes = compared.map(({ change }) => change);
  assertConfirmed(actor.role, unusualPrices(changes, board), confirmed);
  return compared.map(({ line }) => line);
}

/**
 * Publishes prices at once, or schedules them for publishDuePrices(). Safe to repeat. Throws invalid_input for a time that
 * is invalid or past, changed_since, not_confirmed, needs_owner, not_found, idempotency_key_reused for the id of another batch.
 */
export async function setPrices(
  db: Database,
  actor: Staff,
  input: PriceBatchInput,
): Promise<Pick<PriceBatch, 'state'>> {
  for (const { yardId = null } of input.prices) assertAtYard(actor, yardId);
  const { state, isNew } = await inTransaction(db, async (tx) => {
    const earlier = await earlierBatch(tx, actor, input);
    if (earlier) return { state: earlier.state, isNew: false };
    const publishAt = publishAtOf(input.publishAt, new Date());
    // Before its prices are compared: a repeat at the same moment waits here, and does not find what it has changed itself.
    const made = await tx
      .insert(priceBatches)
      .values({
        id: input.id,
        createdBy: actor.id,
        state: 'scheduled',
        publishAt: input.publishAt === null ? sql`now()` : publishAt,
      })
      .onConflictDoNothing()
      .returning({ id: priceBatches.id });
    if (made.length === 0) {
      const rival = await earlierBatch(tx, actor, input);
      return { state: rival?.state ?? 'scheduled', isNew: false };
    }
    await tx.insert(priceBatchLines).values(await checkedLines(tx, actor, input));
    if (input.publishAt === null) {
      return { state: 'published' as const, isNew: await publishBatch(tx, actor, input.id) };
    }
    const after = { publishAt, prices: input.prices.map(({ seen: _seen, ...line }) => line) };
    const subject = { subjectKind: 'price_batch', subjectId: input.id };
    await recordAudit(tx, actor, { action: 'schedule_prices', ...subject, after });
    return { state: 'scheduled' as const, isNew: false };
  });
  if (isNew) await purgeTag(PRICES_CACHE.tag);
  return { state };
}
