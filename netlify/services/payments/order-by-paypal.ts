import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OrderRecord } from '../orders/rows.ts';
import { CodedError } from '../../lib/errors.ts';
import { findPaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

export type PaypalOrderRow = OrderRecord & { readonly paypalOrderId: string };

const PAYPAL_ID = /^[A-Z0-9]{8,36}$/;

/**
 * The order that we made this payment for. The order id inside a payment is not enough: a browser can use our client id
 * to make one that pays somebody else.
 */
export async function orderByPaypal(db: Database, paypalOrderId: string): Promise<PaypalOrderRow | null> {
  if (!PAYPAL_ID.test(paypalOrderId)) return null;
  const [found] = await db.select().from(orders).where(eq(orders.paypalOrderId, paypalOrderId));
  return found ? { ...found, paypalOrderId } : null;
}

/**
 * Asks PayPal about a capture and updates its order, refunds included. Throws not_found if the payment is not ours,
 * payment_not_confirmed, unavailable.
 */
export async function followPaypalCapture(db: Database, captureId: string): Promise<void> {
  const { paymentId } = await findPaypalCapture(captureId);
  const order = paymentId === null ? null : await orderByPaypal(db, paymentId);
  if (!order) throw new CodedError('not_found');
  await settlePaypalOrder(db, order, { capture: 'never' });
}
