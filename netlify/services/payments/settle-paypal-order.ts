import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { log } from '../../lib/log.ts';
import { capturePaypalPayment } from '../../providers/paypal/capture-paypal-payment.ts';
import { findPaypalPayment, type PaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import type { OrderRow } from '../orders/find-order.ts';
import { isPaymentOf } from './is-payment-of.ts';
import { recordRefund } from './record-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { takePaypalCapture } from './take-paypal-capture.ts';

type Order = Pick<OrderRow, 'id' | 'payment' | 'totalCents'> & { readonly paypalOrderId: string };

/** PayPal would not take the buyer's money, and there is no capture to point at. */
const settleRefused = (db: Database, { id, paypalOrderId, totalCents }: Order) =>
  settlePayment(db, id, {
    provider: 'paypal',
    reference: paypalOrderId,
    outcome: 'failed',
    amountCents: totalCents,
    currency: PAYMENT_CURRENCY,
    feeCents: null,
  });

async function settle(
  db: Database,
  order: Order,
  { capture, refunds }: PaypalPayment,
): Promise<PaymentState> {
  if (!capture) return order.payment;
  let payment = await takePaypalCapture(db, order, capture);
  for (const { id: reference, amountCents } of refunds) {
    payment = await recordRefund(db, {
      provider: 'paypal',
      orderId: order.id,
      reference,
      capture: capture.id,
      amountCents,
    });
  }
  return payment;
}

/**
 * Asks PayPal how an order's payment stands and brings the order there. With `capture`, what the buyer has agreed to is
 * taken first. Answers how it then stands: unchanged where the buyer has not agreed, or PayPal knows it no more. Throws
 * unavailable; payment_not_confirmed where the payment is not this order's to the cent, with no money taken.
 */
export async function settlePaypalOrder(
  db: Database,
  order: Order,
  { capture }: { readonly capture: boolean },
): Promise<PaymentState> {
  const found = await findPaypalPayment(order.paypalOrderId);
  if (!found) return order.payment;
  if (!isPaymentOf(order, found)) {
    const amountCents = found.amountCents ?? undefined;
    log({ event: 'payment_differs', orderId: order.id, provider: 'paypal', amountCents });
    throw new CodedError('payment_not_confirmed');
  }
  if (!capture || found.state !== 'approved') return settle(db, order, found);
  const taken = await capturePaypalPayment(found);
  return taken === 'declined' ? settleRefused(db, order) : settle(db, order, taken);
}
