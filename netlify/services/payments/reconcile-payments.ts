import type { Database } from '../../database/client.ts';
import { describeError, log } from '../../lib/log.ts';
import type { OrderRow } from '../orders/order-for-checkout.ts';
import { giveUpOrders } from './give-up-orders.ts';
import { reconcileCardPayment } from './reconcile-card-payment.ts';
import { reconcilePaypalOrder } from './reconcile-paypal-order.ts';
import { waitingOrders } from './waiting-orders.ts';

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
}

async function reconcile(db: Database, order: OrderRow): Promise<void> {
  const { stripePaymentIntentId, paypalOrderId } = order;
  if (stripePaymentIntentId !== null) await reconcileCardPayment(db, { ...order, stripePaymentIntentId });
  if (paypalOrderId !== null) await reconcilePaypalOrder(db, order);
}

/** Asks the providers about every order that waits for its payment: an event that never came is made up for. */
export async function reconcilePayments(db: Database): Promise<Reconciled> {
  const startedAt = performance.now();
  const waiting = await waitingOrders(db);
  const queue = waiting.values();
  let asked = 0;
  let troubled = 0;
  // Each takes the next of the one queue.
  const work = async () => {
    for (const order of queue) {
      asked += 1;
      try {
        await reconcile(db, order);
      } catch (error) {
        troubled += 1;
        log({ event: 'reconcile_failed', orderId: order.id, error: describeError(error) });
      }
      if (performance.now() - startedAt > BUDGET_MS) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { asked, troubled, left: waiting.length - asked, givenUp: await giveUpOrders(db) };
}
