import type Stripe from 'stripe';
import type { MoneyThere, PaymentThere, RefundThere } from '../money-at-provider.ts';
import { askStripe } from './ask-stripe.ts';
import { idOf } from './id-of.ts';

/** Of each; the newest of them. */
const LIMIT = 300;

const timeOf = (seconds: number) => new Date(seconds * 1000);

function toPayment({
  id,
  status,
  metadata,
  latest_charge: charge,
}: Stripe.PaymentIntent): readonly PaymentThere[] {
  const { orderId } = metadata;
  if (status !== 'succeeded' || !orderId || typeof charge !== 'object' || !charge) return [];
  const { id: reference, amount_captured: amountCents, amount_refunded: refundedCents, created } = charge;
  return [{ id, reference, orderId, amountCents, refundedCents, at: timeOf(created) }];
}

function toRefund({ id, status, amount, created, ...of }: Stripe.Refund): readonly RefundThere[] {
  const [paymentId, paymentReference] = [idOf(of.payment_intent), idOf(of.charge)];
  const isReversed = status === 'failed';
  if (!(isReversed || status === 'succeeded') || paymentId === null || paymentReference === null) return [];
  return [
    { reference: id, paymentId, paymentReference, amountCents: amount, isReversed, at: timeOf(created) },
  ];
}

/** Payments that were begun since a time, and refunds. Throws unavailable. */
export async function listStripeMoney(since: Date): Promise<MoneyThere> {
  const params = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const [intents, refunds] = await askStripe((stripe) =>
    Promise.all([
      stripe.paymentIntents
        .list({ ...params, expand: ['data.latest_charge'] })
        .autoPagingToArray({ limit: LIMIT }),
      stripe.refunds.list(params).autoPagingToArray({ limit: LIMIT }),
    ]),
  );
  return { payments: intents.flatMap(toPayment), refunds: refunds.flatMap(toRefund) };
}
