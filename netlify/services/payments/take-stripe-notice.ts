import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { providerEvents } from '../../database/schema/payments.ts';
import { findCardDispute } from '../../providers/stripe/find-card-dispute.ts';
import type { StripeNotice } from '../../providers/stripe/read-notice.ts';
import { followCardPayment } from './follow-card-payment.ts';
import { recordDispute } from './record-dispute.ts';

async function isKnown(db: Database, eventId: string): Promise<boolean> {
  const isIt = and(eq(providerEvents.provider, 'stripe'), eq(providerEvents.eventId, eventId));
  return (await db.$count(providerEvents, isIt)) > 0;
}

/**
 * Does what an event of Stripe's asks for, once. What concerns no order of ours is passed over. Throws not_found,
 * unavailable, payment_not_confirmed: Stripe then sends it again.
 */
export async function takeStripeNotice(db: Database, notice: StripeNotice): Promise<void> {
  const { id, type, paymentId, disputeId } = notice;
  if (paymentId === null || (await isKnown(db, id))) return;
  if (disputeId === null) {
    await followCardPayment(db, paymentId, { id, type });
    return;
  }
  const followed = await followCardPayment(db, paymentId);
  if (!followed) return;
  const { amountCents, outcome } = await findCardDispute(disputeId);
  const { orderId } = followed;
  const contested = { provider: 'stripe', orderId, reference: disputeId, amountCents, outcome } as const;
  await recordDispute(db, { ...contested, event: { id, type } });
}
