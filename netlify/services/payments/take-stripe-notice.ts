import type { Database } from '../../database/client.ts';
import { findCardDispute } from '../../providers/stripe/find-card-dispute.ts';
import type { StripeNotice } from '../../providers/stripe/read-notice.ts';
import { isEventKnown } from '../orders/record-event.ts';
import { followCardPayment } from './follow-card-payment.ts';
import { ignoreMismatch, recordDispute } from './refunds/record-dispute.ts';

async function take(db: Database, paymentId: string, notice: StripeNotice): Promise<void> {
  const { id, type, disputeId } = notice;
  if (disputeId === null) {
    await followCardPayment(db, paymentId, { id, type });
    return;
  }
  const followed = await followCardPayment(db, paymentId);
  if (!followed) return;
  const { amountCents, outcome } = await findCardDispute(disputeId);
  const { orderId, capture } = followed;
  const contested = { provider: 'stripe', orderId, capture, reference: disputeId } as const;
  await recordDispute(db, { ...contested, amountCents, outcome, event: { id, type } });
}

/**
 * Applies a Stripe event, once. Events about other orders are ignored, and money that pays no order is recorded
 * for staff. Throws not_found, unavailable: Stripe then sends it again.
 */
export async function takeStripeNotice(db: Database, notice: StripeNotice): Promise<void> {
  const { id, type, paymentId } = notice;
  if (paymentId === null || (await isEventKnown(db, { provider: 'stripe', id }))) return;
  await take(db, paymentId, notice).catch(ignoreMismatch(db, { provider: 'stripe', id, type }));
}
