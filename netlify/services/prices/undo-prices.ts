import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { priceKey } from '../../../src/domain/prices/price.schema.ts';
import { PRICES_CACHE } from '../../../src/domain/prices/prices.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { yardTimeText } from '../../../src/domain/shared/time/new-york-time.ts';
import { adminPricesPath } from '../../../src/paths.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { alreadyDone } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueAlertCheck } from './queue-alert-check.ts';
import { lockPrices, readYardPrices, replaceLine } from './replace-price.ts';
import { CAN_UNDO } from './rules.ts';

/** Locks a batch of prices. Throws not_found, forbidden. */
async function lockBatch(tx: Executor, actor: Staff, id: string) {
  if (!isUuid(id)) throw new CodedError('not_found');
  const [batch] = await tx.select().from(priceBatches).where(eq(priceBatches.id, id)).for('update');
  if (!batch) throw new CodedError('not_found');
  const lines = await tx
    .selectDistinct({ yardId: priceBatchLines.yardId })
    .from(priceBatchLines)
    .where(eq(priceBatchLines.batchId, id));
  for (const { yardId } of lines) assertAtYard(actor, yardId);
  return batch;
}

const batchSubject = (id: string) => ({ subjectKind: 'price_batch', subjectId: id }) as const;

/** Cancels scheduled prices. Safe to repeat. Throws not_found, already_done if they are published. */
export async function cancelPrices(db: Database, actor: Staff, id: string): Promise<{ state: 'canceled' }> {
  return inTransaction(db, async (tx) => {
    const { state } = await lockBatch(tx, actor, id);
    if (state === 'published' || state === 'undone')
      throw await alreadyDone(tx, { ...batchSubject(id), actions: ['publish_prices', 'undo_prices'] });
    if (state === 'scheduled') {
      await tx.update(priceBatches).set({ state: 'canceled' }).where(eq(priceBatches.id, id));
      await recordAudit(tx, actor, {
        action: 'cancel_prices',
        ...batchSubject(id),
        before: { state },
        after: { state: 'canceled' },
      });
    }
    return { state: 'canceled' };
  });
}

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
    const { state } = await lockBatch(tx, actor, id);
    if (state === 'undone') return false;
    if (state !== 'published')
      throw await alreadyDone(tx, { ...batchSubject(id), actions: ['cancel_prices'] });
    const changes = await bringBack(tx, id);
    await tx
      .update(priceBatches)
      .set({ state: 'undone', undoneAt: sql`now()` })
      .where(eq(priceBatches.id, id));
    await queueAlertCheck(tx, id);
    await recordAudit(tx, actor, { action: 'undo_prices', ...batchSubject(id), ...changes });
    return true;
  });
  if (isChanged) await purgeTag(PRICES_CACHE.tag);
  return { state: 'undone' };
}

/** Tells staff that scheduled prices were not published, so that somebody sets them before sellers come. */
export async function mailCanceledPrices(db: Database, batchId: string): Promise<void> {
  const [batch] = await db
    .select({ publishAt: priceBatches.publishAt, name: staffUsers.name })
    .from(priceBatches)
    .innerJoin(staffUsers, eq(staffUsers.id, priceBatches.createdBy))
    .where(eq(priceBatches.id, batchId));
  if (!batch) return;
  const time = yardTimeText(batch.publishAt);
  await sendMail({
    id: `prices-canceled.${batchId}`,
    to: staffAddress(),
    subject: `Prices scheduled for ${time} weren’t published`,
    ...renderMail({
      heading: 'Scheduled prices weren’t published',
      paragraphs: [
        `A price changed after ${batch.name} scheduled these, so publishing them would change it by more than anyone confirmed. The board and the website still show the old prices.`,
        'Check today’s prices, then publish these again.',
      ],
      button: { label: 'Open the price board', href: siteAddress(adminPricesPath) },
      fields: [
        { label: 'Scheduled for', value: time },
        { label: 'Scheduled by', value: batch.name },
      ],
    }),
  });
}
