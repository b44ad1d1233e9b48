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
import { assertCapturable } from './assert-payable.ts';
import { isPaymentOf } from './rules.ts';
import { recordRefund } from './record-refund.ts';

/**
 * Finishes an order from a capture as PayPal itself reports it. Returns the order's payment state. Throws
 * payment_not_confirmed if it is for another order, amount or currency.
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

type Order = OrderRecord & { readonly paypalOrderId: string };

/** Whether we may take what the buyer approved. Throws order_too_old, price_changed if the buyer is there to read it. */
async function mayCapture(db: Database, order: Order, isAttended: boolean): Promise<boolean> {
  try {
    await assertCapturable(db, order, isAttended);
    return true;
  } catch (error) {
    const isRefusal = error instanceof CodedError && ['order_too_old', 'price_changed'].includes(error.code);
    if (isAttended || !isRefusal) throw error;
    log({ event: 'payment_not_captured', orderId: order.id, provider: 'paypal', code: error.code });
    return false;
  }
}

/** PayPal could not take the buyer's money, and there is no capture to refer to. */
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
 * Asks PayPal about an order's payment and updates the order. Unless `capture` is never, money that the buyer approved is
 * taken first, if the order can still be paid: an attended buyer is told why not (order_too_old, price_changed). Returns the
 * payment state: unchanged if the buyer has not approved, if nothing was captured, or PayPal no longer knows it. Throws
 * unavailable; payment_not_confirmed if the payment does not match this order to the cent, with no money taken.
 */
export async function settlePaypalOrder(
  db: Database,
  order: Order,
  { capture }: { readonly capture: 'never' | 'attended' | 'unattended' },
): Promise<PaymentState> {
  const found = await findPaypalPayment(order.paypalOrderId);
  if (!found) return order.payment;
  if (!isPaymentOf(order, found)) {
    const amountCents = found.amountCents ?? undefined;
    log({ event: 'payment_differs', orderId: order.id, provider: 'paypal', amountCents });
    throw new CodedError('payment_not_confirmed');
  }
  if (capture === 'never' || found.state !== 'approved') return settle(db, order, found);
  if (!(await mayCapture(db, order, capture === 'attended'))) return order.payment;
  const taken = await capturePaypalPayment(found);
  return taken === 'declined' ? settleRefused(db, order) : settle(db, order, taken);
}
