import type { Database } from '../../database/client.ts';
import { log } from '../../lib/log.ts';
import { findPaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { findPaypalDispute } from '../../providers/paypal/paypal-dispute.ts';
import type { PaypalNotice } from '../../providers/paypal/read-paypal-notice.ts';
import { isEventKnown } from '../orders/record-event.ts';
import {
  orderByPaypal,
  type PaypalOrderRow,
  settlePaypalOrder,
  takePaypalCapture,
} from './settle-paypal-order.ts';
import { ignoreMismatch, recordDispute } from './refunds/record-dispute.ts';
import { recordRefund } from './refunds/record-refund.ts';
import type { EventName } from './settle-payment.ts';
import { recordUnknownPayment } from './wrong-payments.ts';

async function orderOf(db: Database, paymentId: string | null, type: string): Promise<PaypalOrderRow | null> {
  const order = paymentId === null ? null : await orderByPaypal(db, paymentId);
  if (!order) log({ event: 'paypal_event_of_nobody', type });
  return order;
}

type Subject = Exclude<PaypalNotice['subject'], { readonly kind: 'other' }>;

async function take(db: Database, { id, type }: EventName, subject: Subject): Promise<void> {
  if (subject.kind === 'payment') {
    const order = await orderOf(db, subject.paymentId, type);
    // The browser that approved may be gone.
    if (order && order.paidAt === null) await settlePaypalOrder(db, order, { capture: 'unattended' });
    return;
  }
  const dispute = subject.kind === 'dispute' ? await findPaypalDispute(subject.disputeId) : null;
  const captureId = subject.kind === 'dispute' ? (dispute?.captureId ?? '') : subject.captureId;
  const capture = await findPaypalCapture(captureId);
  const order = await orderOf(db, capture.paymentId, type);
  const event = { id, type };
  if (!order) {
    const { id: reference, orderId: named, outcome, amountCents, currency } = capture;
    if (outcome === 'paid') {
      await recordUnknownPayment(db, { provider: 'paypal', reference, named, amountCents, currency }, event);
    }
    return;
  }
  const at = { provider: 'paypal', orderId: order.id, capture: capture.id } as const;
  if (subject.kind === 'capture') {
    await takePaypalCapture(db, order, capture, event);
    return;
  }
  // Its own event may still be on the way.
  await takePaypalCapture(db, order, capture);
  if (subject.kind === 'refund') {
    const { refundId: reference, amountCents } = subject;
    await recordRefund(db, { ...at, reference, amountCents, event });
  } else if (dispute) {
    const { id: reference, outcome } = dispute;
    // The money of a lost dispute is reported by PAYMENT.CAPTURE.REVERSED, which may be lost too, and is among the payment's refunds.
    if (outcome === 'lost') await settlePaypalOrder(db, order, { capture: 'never' });
    await recordDispute(db, { ...at, reference, amountCents: null, outcome, event });
  }
}

/**
 * Applies a PayPal event, once. Events about other orders are ignored, and money that pays no order is recorded
 * for staff. Throws not_found, unavailable: PayPal then sends it again.
 */
export async function takePaypalNotice(db: Database, notice: PaypalNotice): Promise<void> {
  const { id, type, subject } = notice;
  if (subject.kind === 'other' || (await isEventKnown(db, { provider: 'paypal', id }))) return;
  await take(db, notice, subject).catch(ignoreMismatch(db, { provider: 'paypal', id, type }));
}
