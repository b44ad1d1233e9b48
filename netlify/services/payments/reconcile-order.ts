import type { Database } from '../../database/client.ts';
import type { OrderRow } from '../orders/find-order.ts';
import { reconcileCardPayment } from './reconcile-card-payment.ts';
import { reconcilePaypalOrder } from './reconcile-paypal-order.ts';

/** Brings an order to where its providers say it is. Throws unavailable, payment_not_confirmed. */
export async function reconcileOrder(db: Database, order: OrderRow): Promise<void> {
  const { stripePaymentIntentId, paypalOrderId } = order;
  if (stripePaymentIntentId !== null) await reconcileCardPayment(db, { ...order, stripePaymentIntentId });
  if (paypalOrderId !== null) await reconcilePaypalOrder(db, order);
}
