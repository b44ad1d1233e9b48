import type Stripe from 'stripe';
import type { GivenRefund, RefundQuery, RefundOrder } from '../../../src/domain/payments/refund-order.ts';
import { askStripe, loadStripe } from './ask-stripe.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import type { RefundRefusal } from '../../../src/domain/orders/refund-state.ts';
import { CodedError } from '../../lib/http/errors.ts';

/** More parts than a payment is ever refunded in. */
const LIMIT = 100;

/** How a refund refers to the payment: movements know charges or, if there was none, the PaymentIntent. */
const ofPayment = (capture: string) =>
  capture.startsWith('pi_') ? { payment_intent: capture } : { charge: capture };

/** All refunds of a payment, newest first. Throws not_found, unavailable. */
async function refundsOf(capture: string): Promise<readonly Stripe.Refund[]> {
  const { data } = await askStripe((stripe) => stripe.refunds.list({ ...ofPayment(capture), limit: LIMIT }));
  return data;
}

/** A Stripe refund in our words. */
function toGivenRefund({ id, status }: Stripe.Refund): GivenRefund {
  if (status === 'succeeded') return { outcome: 'done', reference: id };
  if (status === 'failed' || status === 'canceled') return { outcome: 'refused', refusal: 'failed' };
  return { outcome: 'pending', reference: id };
}

/** The newest matching refund, or null if Stripe has made none: it forgets keys after a while. Throws not_found, unavailable. */
export async function findCardRefund(sought: RefundQuery): Promise<GivenRefund | null> {
  const { id, capture, amountCents } = sought;
  const found = (await refundsOf(capture)).find(({ metadata, amount }) =>
    id === null ? amount === amountCents : metadata?.['refundId'] === id,
  );
  return found ? toGivenRefund(found) : null;
}

interface CardRefund {
  readonly id: string;
  readonly amountCents: Cents;
  /** It failed, possibly after it had succeeded: the card's bank sent the money back. */
  readonly isReversed: boolean;
}

/** How much of a payment was refunded, and how much of that was sent back; pending refunds are left out. Throws unavailable. */
export async function listCardRefunds(paymentId: string): Promise<readonly CardRefund[]> {
  return (await refundsOf(paymentId))
    .filter(({ status }) => status === 'succeeded' || status === 'failed')
    .map(({ id, amount, status }) => ({ id, amountCents: amount, isReversed: status === 'failed' }));
}

const REFUSALS: Readonly<Record<string, RefundRefusal>> = {
  charge_already_refunded: 'too_large',
  charge_disputed: 'contested',
  balance_insufficient: 'no_funds',
  insufficient_funds: 'no_funds',
};

async function refusalOf(error: unknown): Promise<RefundRefusal | null> {
  if (error instanceof CodedError) return error.code === 'not_found' ? 'other' : null;
  const { errors } = await loadStripe();
  if (!(error instanceof errors.StripeInvalidRequestError)) return null;
  // Stripe has no code for an amount that is too large, but names the parameter.
  return REFUSALS[error.code ?? ''] ?? (error.param === 'amount' ? 'too_large' : 'other');
}

/** Gives back money of a payment, once however often it is asked with the same id. Throws unavailable: the outcome is then unknown. */
export async function refundCardPayment(order: RefundOrder): Promise<GivenRefund> {
  const { id, capture, amountCents, isSecond = false } = order;
  const wanted = {
    ...ofPayment(capture),
    amount: amountCents,
    metadata: { refundId: id },
    reason: isSecond ? 'duplicate' : 'requested_by_customer',
  } as const;
  const idempotencyKey = `refund-${id}`;
  try {
    return toGivenRefund(await askStripe((stripe) => stripe.refunds.create(wanted, { idempotencyKey })));
  } catch (error) {
    const refusal = await refusalOf(error);
    if (refusal === null) throw error;
    return { outcome: 'refused', refusal };
  }
}
