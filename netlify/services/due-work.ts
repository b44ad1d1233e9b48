import { database, type Database } from '../database/client.ts';
import { runStatement } from '../database/run-statement.ts';
import { describeError, log } from '../lib/log.ts';
import { LOOK_EVERY_MS, lookedFor, SLACK_MS, timeToLook } from '../providers/next-due/next-due.ts';
import { DELIVERIES } from './deliveries.ts';
import { fetchFees, fetchPayouts } from './funding/fetch-fees.ts';
import { type Job, runJob } from './jobs/run-job.ts';
import { workOutbox } from './outbox/work-outbox.ts';
import { ASKED_EVERY_MS } from './payments/attach-payment.ts';
import { PAYMENTS_DUE, reconcilePayments } from './payments/reconcile-payments.ts';
import { publishDuePrices } from './prices/publish-due-prices.ts';
import { watchJobs } from './run-scheduled.ts';
import { releaseLapsed } from './stock/reserve-stock.ts';

const FUNDING_EVERY_MS = 3_600_000;

/** What is done at each look at the database. */
export const DUE_WORK: readonly Job[] = [
  {
    name: 'work-outbox',
    work: async (db) => ({ released: await releaseLapsed(db), sent: await workOutbox(db, DELIVERIES) }),
  },
  { name: 'publish-due-prices', work: publishDuePrices },
  { name: 'reconcile-payments', work: reconcilePayments, restMs: ASKED_EVERY_MS - SLACK_MS },
  {
    name: 'fetch-funding',
    work: async (db) => ({ payouts: await fetchPayouts(db), fees: await fetchFees(db) }),
    restMs: FUNDING_EVERY_MS - SLACK_MS,
  },
];

/** Milliseconds until the next row is due, by the database's clock; null: none is. Retries are found here: no row is tried before it was announced. */
const NEXT = {
  name: 'next_due',
  text: `select (extract(epoch from least(
      (select min(greatest(available_at, leased_until)) from outbox where state = 'pending'),
      (select min(publish_at) from price_batches where state = 'scheduled'),
      (select min(expires_at) from stock_holds where state = 'reserved'),
      ${PAYMENTS_DUE}
    ) - now()) * 1000)::float8 as "inMs"`,
};

/** When to look again: when the next row is due, or half an hour after this look. */
async function nextLookMs(db: Database, lookedAtMs: number): Promise<number> {
  const [next] = await runStatement<{ inMs: number | null }>(db, NEXT, []);
  return Math.min(lookedAtMs + LOOK_EVERY_MS, Date.now() + (next?.inMs ?? Infinity));
}

/**
 * Each minute: does what is due. Where nothing is, the database is left asleep (docs/decisions/0091). False: something failed; what
 * is still due is due the next minute.
 */
export async function runDueWork(
  db: () => Database = database,
  work: readonly Job[] = DUE_WORK,
): Promise<boolean> {
  const lookedAtMs = Date.now();
  const mark = await timeToLook(lookedAtMs);
  if (!mark) return true;
  const outcomes = await Promise.all(work.map((job) => runJob(db, job)));
  try {
    await watchJobs(db());
    await lookedFor(mark, await nextLookMs(db(), lookedAtMs));
    return outcomes.every(Boolean);
  } catch (error) {
    log({ event: 'look_failed', error: describeError(error) });
    return false;
  }
}
