import type { Database } from '../../database/client.ts';
import type { OrderRow } from '../orders/find-order.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

/**
 * Brings an order to where PayPal says it is, and takes the money of a buyer who agreed and whose browser then went away.
 * Throws unavailable, payment_not_confirmed.
 */
export async function reconcilePaypalOrder(db: Database, order: OrderRow): Promise<void> {
  const { paypalOrderId } = order;
  if (paypalOrderId !== null) await settlePaypalOrder(db, { ...order, paypalOrderId }, { capture: true });
}
