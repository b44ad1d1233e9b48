import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { CaptureResult } from '../../../src/domain/payments/payments.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { log } from '../../lib/log.ts';
import { capturePaypalPayment } from '../../providers/paypal/capture-paypal-payment.ts';
import { findPaypalCapture, type PaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { findPaypalPayment, type PaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import { isOwner, type OrderRecord } from '../orders/rows.ts';
import { assertCapturable } from './assert-payable.ts';
import { recordRefund } from './refunds/record-refund.ts';
import { isPaymentOf } from './rows.ts';
import { type EventName, settlePayment } from './settle-payment.ts';

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

type Status = CaptureResult['status'] | null;

const STATUS: Readonly<Record<PaymentState, Status>> = {
  pending: null,
  processing: 'pending',
  paid: 'completed',
  failed: 'declined',
  refunded: 'completed',
  partially_refunded: 'completed',
};

const LOOKS = 4;
const LOOK_MS = 150;

/** The order's state in our books. An event may have settled it in the meantime, or be about to, so that PayPal has nothing new to say. */
async function statusSoon(db: Database, paypalOrderId: string): Promise<Status> {
  for (let look = 1; ; look += 1) {
    const order = await orderByPaypal(db, paypalOrderId);
    const status = order && STATUS[order.payment];
    if (status !== null || look === LOOKS) return status;
    await sleep(LOOK_MS);
  }
}

/**
 * Captures what the buyer approved, once however often it is asked, and finishes the order from PayPal's answer. Throws
 * not_found for a browser that neither placed the order nor proved its email; payment_not_confirmed before the buyer approved;
 * order_too_old, price_changed: nothing was captured; unavailable.
 */
export async function capturePaypalOrder(
  db: Database,
  { paypalOrderId, checkoutKey }: { readonly paypalOrderId: string; readonly checkoutKey: string | null },
): Promise<CaptureResult> {
  const order = await orderByPaypal(db, paypalOrderId);
  const isMine = order !== null && (await isOwner(db, order.id, checkoutKey));
  if (!isMine) throw new CodedError('not_found');
  const isDone = order.paidAt !== null;
  const payment = isDone ? order.payment : await settlePaypalOrder(db, order, { capture: 'attended' });
  const status = STATUS[payment] ?? (await statusSoon(db, paypalOrderId));
  if (status === null) throw new CodedError('payment_not_confirmed');
  return { orderId: order.id, status };
}

const COMPLETE = new Set(['paid', 'refunded', 'partially_refunded']);

/**
 * Completes an order that a browser says is paid: only if PayPal confirms a capture for this very order,
 * to the cent, in the payment that we made for it. Throws not_found, payment_not_confirmed, unavailable.
 */
export async function completePaypalOrder(
  db: Database,
  { orderId, paypalOrderId }: { readonly orderId: string; readonly paypalOrderId: string },
): Promise<void> {
  const [order] = isUuid(orderId) ? await db.select().from(orders).where(eq(orders.id, orderId)) : [];
  if (!order) throw new CodedError('not_found');
  if (order.paypalOrderId !== paypalOrderId) throw new CodedError('payment_not_confirmed');
  if (order.paidAt !== null) return;
  const payment = await settlePaypalOrder(db, { ...order, paypalOrderId }, { capture: 'never' });
  if (!COMPLETE.has(payment)) throw new CodedError('payment_not_confirmed');
}
