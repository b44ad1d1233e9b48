import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import type { PaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { settlePayment, type EventName } from './settle-payment.ts';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import { log } from '../../lib/log.ts';
import { capturePaypalPayment } from '../../providers/paypal/capture-paypal-payment.ts';
import { findPaypalPayment, type PaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import type { OrderRecord } from '../orders/rows.ts';
import { isPaymentOf } from './rules.ts';
import { recordRefund } from './record-refund.ts';

/**
 * Finishes an order from a capture that PayPal itself told us. Answers how the payment then stands. Throws
 * payment_not_confirmed where it is another order's, or another amount or currency.
 */
export async function takePaypalCapture(
  db: Database,
  order: { readonly id: string },
  capture: PaypalCapture,
  event?: EventName,
): Promise<PaymentState> {
  const { id: reference, outcome, amountCents, currency, feeCents } = capture;
  return settlePayment(db, order.id, {
    provider: 'paypal',
    reference,
    namesOrder: capture.orderId === order.id,
    outcome,
    amountCents,
    currency,
    feeCents,
    ...(event ? { event } : {}),
  });
}

type Order = Pick<OrderRecord, 'id' | 'payment' | 'totalCents'> & { readonly paypalOrderId: string };

/** PayPal would not take the buyer's money, and there is no capture to point at. */
const settleRefused = (db: Database, { id, paypalOrderId, totalCents }: Order) =>
  settlePayment(db, id, {
    provider: 'paypal',
    reference: paypalOrderId,
    namesOrder: true,
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
