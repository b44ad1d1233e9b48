import type Stripe from 'stripe';
import type { GivenRefund } from '../../../src/domain/payments/refund-order.ts';
import { askStripe } from './ask-stripe.ts';

/** More than one payment is ever split into. */
const LIMIT = 100;

/** How a refund names the payment: movements know charges, and where there was none, the PaymentIntent. */
export const ofPayment = (capture: string) =>
  capture.startsWith('pi_') ? { payment_intent: capture } : { charge: capture };

/** All refunds of a payment, the newest first. Throws not_found, unavailable. */
export async function refundsOf(capture: string): Promise<readonly Stripe.Refund[]> {
  const { data } = await askStripe((stripe) => stripe.refunds.list({ ...ofPayment(capture), limit: LIMIT }));
  return data;
}

/** A refund of Stripe's in our words. */
export function toGivenRefund({ id, status }: Stripe.Refund): GivenRefund {
  if (status === 'succeeded') return { outcome: 'done', reference: id };
  if (status === 'failed' || status === 'canceled') return { outcome: 'refused', refusal: 'failed' };
  return { outcome: 'pending', reference: id };
}
