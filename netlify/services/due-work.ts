import { DELIVERIES } from './deliveries.ts';
import { fetchFees, fetchPayouts } from './funding/fetch-fees.ts';
import type { Job } from './jobs/run-job.ts';
import { workOutbox } from './outbox/work-outbox.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { queueLists } from './price-alerts/fire-alerts.ts';
import { publishDuePrices } from './prices/publish-due-prices.ts';
import { releaseLapsed } from './stock/reserve-stock.ts';

const PAYMENTS_EVERY_MS = 5 * 60_000;
const FUNDING_EVERY_MS = 3_600_000;
/** Schedulers are seconds early or late. */
const SLACK_MS = 30_000;

/** Work that waits until it is due; each run does whatever is due by then (docs/decisions/0091). */
export const DUE_WORK: readonly Job[] = [
  {
    name: 'work-outbox',
    work: async (db) => ({
      released: await releaseLapsed(db),
      lists: await queueLists(db),
      sent: await workOutbox(db, DELIVERIES),
    }),
  },
  { name: 'publish-due-prices', work: publishDuePrices },
  { name: 'reconcile-payments', work: reconcilePayments, restMs: PAYMENTS_EVERY_MS - SLACK_MS },
  {
    name: 'fetch-funding',
    work: async (db) => ({ payouts: await fetchPayouts(db), fees: await fetchFees(db) }),
    restMs: FUNDING_EVERY_MS - SLACK_MS,
  },
];
