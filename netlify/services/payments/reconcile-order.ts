import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { cancelCardPayment } from '../../providers/stripe/card-payment.ts';
import { followCardPayment } from './follow-card-payment.ts';
import type { OrderRecord } from '../orders/rows.ts';
import { settlePaypalOrder } from './settle-paypal-order.ts';

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
