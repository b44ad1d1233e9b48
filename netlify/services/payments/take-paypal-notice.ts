import { eq } from 'drizzle-orm';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { log } from '../../lib/log.ts';
import { findPaypalCapture, type PaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { findPaypalDispute } from '../../providers/paypal/paypal-dispute.ts';
import type { PaypalNotice } from '../../providers/paypal/read-paypal-notice.ts';
import { isEventKnown, recordEvent } from '../orders/record-event.ts';
import { orderByPaypal, type PaypalOrderRow } from './order-by-paypal.ts';
import { passMismatch } from './pass-mismatch.ts';
import { recordDispute } from './record-dispute.ts';
import { recordRefund } from './record-refund.ts';
import type { EventName } from './settle-payment.ts';
import { settlePaypalOrder, takePaypalCapture } from './settle-paypal-order.ts';
import { recordWrongPayment } from './wrong-payments.ts';

async function orderOf(db: Database, paymentId: string | null, type: string): Promise<PaypalOrderRow | null> {
  const order = paymentId === null ? null : await orderByPaypal(db, paymentId);
  if (!order) log({ event: 'paypal_event_of_nobody', type });
  return order;
}

/** Money in a payment that we did not make. What names an order in our way is meant for us; other payments of the account are not. */
async function recordUnknown(db: Database, capture: PaypalCapture, event: EventName): Promise<void> {
  const { id: reference, orderId: named, outcome, amountCents, currency } = capture;
  if (outcome !== 'paid' || named === null || !isUuid(named)) return;
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, named));
    const orderId = order?.id ?? null;
    await recordEvent(tx, { ...event, provider: 'paypal', orderId });
    await recordWrongPayment(tx, { provider: 'paypal', reference, orderId, amountCents, currency });
  });
}

async function take(db: Database, { id, type, subject }: PaypalNotice): Promise<void> {
  if (subject.kind === 'other') return;
  if (subject.kind === 'payment') {
    const order = await orderOf(db, subject.paymentId, type);
    // The browser that agreed may be gone.
    if (order && order.paidAt === null) await settlePaypalOrder(db, order, { capture: true });
    return;
  }
  const dispute = subject.kind === 'dispute' ? await findPaypalDispute(subject.disputeId) : null;
  const captureId = subject.kind === 'dispute' ? (dispute?.captureId ?? '') : subject.captureId;
  const capture = await findPaypalCapture(captureId);
  const order = await orderOf(db, capture.paymentId, type);
  const event = { id, type };
  if (!order) {
    await recordUnknown(db, capture, event);
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
    // What a lost one took is told by PAYMENT.CAPTURE.REVERSED, which may be lost as well, and is among the payment's refunds.
    if (outcome === 'lost') await settlePaypalOrder(db, order, { capture: false });
    await recordDispute(db, { ...at, reference, amountCents: null, outcome, event });
  }
}

/**
 * Does what an event of PayPal's asks for, once. What concerns no order of ours is passed over, and money that pays none is recorded
 * for staff. Throws not_found, unavailable: PayPal then sends it again.
 */
export async function takePaypalNotice(db: Database, notice: PaypalNotice): Promise<void> {
  const { id, type } = notice;
  if (await isEventKnown(db, { provider: 'paypal', id })) return;
  await take(db, notice).catch(passMismatch(db, { provider: 'paypal', id, type }));
}
