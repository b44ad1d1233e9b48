import { and, between, desc, eq, inArray, isNotNull, lt, or, sql, isNull } from 'drizzle-orm';
import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OrderRecord } from '../orders/rows.ts';
import { describeError, log } from '../../lib/log.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { workRefunds } from './work-refunds.ts';

/** Until then webhook and return page are left to do it. */
const YOUNG_MS = 120_000;
/** A declined payment can be tried again for a day; after it there is an hour to see that it is over. */
const LAST_LOOK_MS = 3_600_000;
/** More than one run can ask about. */
const LIMIT = 1_000;

const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** Orders that may have been paid without our hearing of it: the newest first, as one was most likely paid. */
function waitingOrders(db: Database): Promise<OrderRecord[]> {
  const isWaiting = and(
    inArray(orders.payment, ['pending', 'processing']),
    lt(orders.createdAt, ago(YOUNG_MS)),
  );
  const mayBeTriedAgain = and(
    eq(orders.payment, 'failed'),
    between(orders.createdAt, ago(PAYMENT_GIVE_UP_AFTER_MS + LAST_LOOK_MS), ago(YOUNG_MS)),
  );
  return db
    .select()
    .from(orders)
    .where(
      and(
        or(isWaiting, mayBeTriedAgain),
        or(isNotNull(orders.stripePaymentIntentId), isNotNull(orders.paypalOrderId)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(LIMIT);
}

/**
 * Ends the wait for orders that nobody has begun to pay, or that only PayPal knows, after a day; how many. A card payment is
 * cancelled at Stripe first.
 */
async function giveUpOrders(db: Database): Promise<number> {
  const isOver = lt(orders.createdAt, sql`now() - ${PAYMENT_GIVE_UP_AFTER_MS} * interval '1 millisecond'`);
  const isNoCardPayment = or(isNull(orders.stripePaymentIntentId), eq(orders.method, 'paypal'));
  const { rowCount } = await db
    .update(orders)
    .set({ payment: 'failed' })
    .where(and(eq(orders.payment, 'pending'), isOver, isNoCardPayment));
  return rowCount ?? 0;
}

/** Of the 30 s that a scheduled function has; a question begun before this is still answered. */
const BUDGET_MS = 18_000;
const AT_ONCE = 4;

export interface Reconciled extends Readonly<Record<string, number>> {
  readonly asked: number;
  /** About which a provider could not be asked, or told what we cannot believe. */
  readonly troubled: number;
  /** For the next run. */
  readonly left: number;
  readonly givenUp: number;
  /** Asked for by staff, and not yet given by the provider. */
  readonly refundsLeft: number;
}

/** Asks the providers about every order that waits for its payment, or for a refund: an event that never came is made up for. */
export async function reconcilePayments(db: Database): Promise<Reconciled> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > BUDGET_MS;
  const waiting = await waitingOrders(db);
  const queue = waiting.values();
  let asked = 0;
  let troubled = 0;
  // Each takes the next of the one queue.
  const work = async () => {
    for (const order of queue) {
      asked += 1;
      try {
        await reconcileOrder(db, order);
      } catch (error) {
        troubled += 1;
        log({ event: 'reconcile_failed', orderId: order.id, error: describeError(error) });
      }
      if (isOver()) return;
    }
  };
  const [refundsLeft] = await Promise.all([
    workRefunds(db, isOver),
    ...Array.from({ length: AT_ONCE }, work),
  ]);
  return { asked, troubled, left: waiting.length - asked, givenUp: await giveUpOrders(db), refundsLeft };
}
