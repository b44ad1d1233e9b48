import { and, between, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { describeError, log } from '../../lib/log.ts';
import { cancelCardPayment } from '../../providers/stripe/card-payment.ts';
import type { OrderRecord } from '../orders/rows.ts';
import { followCardPayment } from './follow-card-payment.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';
import { workRefunds } from './refunds/work-refunds.ts';

interface WaitingCardOrder {
  readonly createdAt: Date;
  readonly stripePaymentIntentId: string;
}

/** Updates an order from Stripe. If nobody has paid it after a day, it can no longer be paid. Throws unavailable. */
async function reconcileCardPayment(db: Database, order: WaitingCardOrder): Promise<void> {
  const { createdAt, stripePaymentIntentId: paymentId } = order;
  const followed = await followCardPayment(db, paymentId);
  const isOver = Date.now() - createdAt.getTime() > PAYMENT_GIVE_UP_AFTER_MS;
  if (!isOver || !followed || !['open', 'failed'].includes(followed.payment.state)) return;
  try {
    await cancelCardPayment(paymentId);
  } catch (error) {
    // It was paid at this very moment.
    if (!(error instanceof CodedError) || error.code !== 'order_not_payable') throw error;
  }
  await followCardPayment(db, paymentId);
}

/**
 * Updates an order from PayPal, and captures the money of a buyer who approved but whose browser then went away.
 * Throws unavailable, payment_not_confirmed.
 */
export async function reconcilePaypalOrder(db: Database, order: OrderRecord): Promise<void> {
  const { paypalOrderId } = order;
  if (paypalOrderId !== null)
    await settlePaypalOrder(db, { ...order, paypalOrderId }, { capture: 'unattended' });
}

/** Updates an order from its providers. Throws unavailable, payment_not_confirmed. */
export async function reconcileOrder(db: Database, order: OrderRecord): Promise<void> {
  const { stripePaymentIntentId, paypalOrderId } = order;
  if (stripePaymentIntentId !== null) await reconcileCardPayment(db, { ...order, stripePaymentIntentId });
  if (paypalOrderId !== null) await reconcilePaypalOrder(db, order);
}

/** Before this, a payment is left to the webhook and the return page; then we ask about it. */
const ASKED_AFTER_MS = 120_000;
/** A declined payment can be retried for a day; then there is an hour left to see that it is over. */
const LAST_LOOK_MS = 3_600_000;
/** More than one run can ask about. */
const LIMIT = 1_000;

const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** Orders that may have been paid without our knowledge: the newest first, as they are the most likely. */
function waitingOrders(db: Database): Promise<OrderRecord[]> {
  const isWaiting = and(
    inArray(orders.payment, ['pending', 'processing']),
    lt(orders.createdAt, ago(ASKED_AFTER_MS)),
  );
  const mayBeTriedAgain = and(
    eq(orders.payment, 'failed'),
    between(orders.createdAt, ago(PAYMENT_GIVE_UP_AFTER_MS + LAST_LOOK_MS), ago(ASKED_AFTER_MS)),
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
 * Gives up after a day on orders that nobody has started to pay, or that only PayPal knows; returns how many. A card payment is
 * canceled at Stripe first.
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

/** Of the 30 s that a scheduled function has; a call that starts before this can still finish. */
const BUDGET_MS = 18_000;
const AT_ONCE = 4;

interface Reconciled extends Readonly<Record<string, number>> {
  readonly asked: number;
  /** Orders whose provider did not answer, or answered something we cannot accept. */
  readonly troubled: number;
  /** Left for the next run. */
  readonly left: number;
  readonly givenUp: number;
  /** Refunds that staff asked for and the provider has not made yet. */
  readonly refundsLeft: number;
}

/** Asks the providers about every order that waits for its payment or a refund, which makes up for lost events. */
export async function reconcilePayments(db: Database): Promise<Reconciled> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > BUDGET_MS;
  const waiting = await waitingOrders(db);
  const queue = waiting.values();
  let asked = 0;
  let troubled = 0;
  // All workers share one queue.
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
