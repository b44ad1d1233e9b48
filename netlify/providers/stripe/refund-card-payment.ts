import type { RefundRefusal } from '../../../src/domain/orders/refund-state.ts';
import type { GivenRefund, RefundOrder } from '../../../src/domain/payments/refund-order.ts';
import { CodedError } from '../../lib/errors.ts';
import { askStripe, loadStripe } from './ask-stripe.ts';
import { ofPayment, toGivenRefund } from './card-refund.ts';

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
  // Stripe has no code for more than is left, but says which parameter it is.
  return REFUSALS[error.code ?? ''] ?? (error.param === 'amount' ? 'too_large' : 'other');
}

/** Gives money of a payment back, once however often it is asked with the same id. Throws unavailable, after which nobody knows. */
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
