import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { ALERT_WAIT_MINUTES } from '../../../src/business/constants.ts';
import {
  type AlertPrice,
  type AlertRule,
  alertPrice,
  hasFired,
  lastListTime,
  type PricesByYard,
} from '../../../src/domain/price-alerts/alert-fires.ts';
import { isEqualPrice } from '../../../src/domain/shared/numbers/weight.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { priceBatchLines } from '../../database/schema/price-batches.ts';
import { priceAlerts } from '../../database/schema/price-alerts.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { enqueueAgain, type Message } from '../outbox/enqueue.ts';
import { readPricesByYard } from './rows.ts';

const MINUTE_MS = 60_000;

/** The price that an alert is about, if it has stood for long enough: one that has not is looked at later. */
export function stoodPrice(rule: AlertRule, prices: PricesByYard, now: Date): AlertPrice | null {
  const found = alertPrice(rule, prices);
  // The clocks of the database and of a function differ a little.
  const since = now.getTime() - (ALERT_WAIT_MINUTES - 1) * MINUTE_MS;
  return found && Date.parse(found.grade.updatedAt) <= since ? found : null;
}

const messagesTo = (addressIds: readonly string[]): readonly Message[] =>
  [...new Set(addressIds)].map((subjectId) => ({ kind: 'price_alert_mail', subjectId }));

const queueMails = (tx: Executor, addressIds: readonly string[]): Promise<void> =>
  enqueueAgain(tx, messagesTo(addressIds));

/** Queues a mail to each address that is to be told of what a batch changed, as far as it still stands, or of a grade that is shown again. */
export async function checkAlerts(db: Database, batchOrGradeId: string): Promise<void | 'more'> {
  const rules = await db
    .selectDistinct({ rule: priceAlerts })
    .from(priceAlerts)
    .innerJoin(metalPrices, eq(metalPrices.metalType, priceAlerts.metalType))
    .leftJoin(
      priceBatchLines,
      and(eq(priceBatchLines.metalPriceId, metalPrices.id), eq(priceBatchLines.batchId, batchOrGradeId)),
    )
    .where(
      and(
        or(isNotNull(priceBatchLines.batchId), eq(metalPrices.id, batchOrGradeId)),
        isNotNull(priceAlerts.confirmedAt),
      ),
    );
  if (rules.length === 0) return;
  const prices = await readPricesByYard(db);
  const now = new Date();
  const fired: string[] = [];
  const followed: { id: string; price: string }[] = [];
  for (const { rule } of rules) {
    const { grade } = stoodPrice(rule, prices, now) ?? {};
    if (!grade) continue;
    if (hasFired(rule, grade)) fired.push(rule.addressId);
    // It is told once as it is reached, so it has to be seen below before it is told again.
    else if (
      rule.kind === 'at_least' &&
      grade.unit === rule.unit &&
      rule.knownPrice !== null &&
      !isEqualPrice(rule.knownPrice, grade.price)
    )
      followed.push({ id: rule.id, price: grade.price });
  }
  await inTransaction(db, async (tx) => {
    if (followed.length > 0)
      await tx.execute(sql`update price_alerts set known_price = seen.price
        from json_to_recordset(${JSON.stringify(followed)}::json) as seen (id uuid, price numeric)
        where price_alerts.id = seen.id`);
    await queueMails(tx, fired);
  });
  return fired.length > 0 ? 'more' : undefined;
}

/** Queues the list of the last Monday to whoever wants it and had confirmed by then. Safe to repeat. */
export function queueLists(db: Database, now: Date = new Date()): Promise<number> {
  const monday = lastListTime(now);
  const before = sql`${monday.toISOString()}::timestamptz`;
  return inTransaction(db, async (tx) => {
    const due = await tx
      .update(priceAlerts)
      .set({ listDueAt: monday })
      .where(
        and(
          eq(priceAlerts.kind, 'weekly'),
          sql`greatest(${priceAlerts.confirmedAt}, ${priceAlerts.listDueAt}) < ${before}`,
          isNotNull(priceAlerts.confirmedAt),
        ),
      )
      .returning({ addressId: priceAlerts.addressId });
    await queueMails(
      tx,
      due.map(({ addressId }) => addressId),
    );
    return due.length;
  });
}
