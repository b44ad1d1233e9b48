import type Stripe from 'stripe';
import type { GivenRefund } from '../../../src/domain/payments/refund-order.ts';

/** How a refund names the payment: movements know charges, and where there was none, the PaymentIntent. */
export const ofPayment = (capture: string) =>
  capture.startsWith('pi_') ? { payment_intent: capture } : { charge: capture };

/** A refund of Stripe's in our words. */
export function toGivenRefund({ id, status }: Stripe.Refund): GivenRefund {
  if (status === 'succeeded') return { outcome: 'done', reference: id };
  if (status === 'failed' || status === 'canceled') return { outcome: 'refused', refusal: 'failed' };
  return { outcome: 'pending', reference: id };
}
