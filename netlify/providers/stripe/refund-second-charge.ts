import type { Cents } from '../../../src/domain/shared/money.ts';
import { CodedError } from '../../lib/errors.ts';
import { askStripe } from './ask-stripe.ts';
import type { CardRefund } from './list-card-refunds.ts';

/** Movements know charges, and where there was none, the PaymentIntent. */
const ofPayment = (reference: string) =>
  reference.startsWith('pi_') ? { payment_intent: reference } : { charge: reference };

const ALREADY = 'charge_already_refunded';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError' && 'code' in error
    ? (error.code ?? 'refused')
    : null;

/**
 * Gives back money of a charge that pays nothing, once however often it is asked. Answers the refund, or null while it is under way.
 * Throws provider_refused, unavailable.
 */
export async function refundSecondCharge(reference: string, amountCents: Cents): Promise<CardRefund | null> {
  const idempotencyKey = `second-${reference}-${amountCents}`;
  try {
    const { id, amount, status } = await askStripe((stripe) =>
      stripe.refunds.create(
        { ...ofPayment(reference), amount: amountCents, reason: 'duplicate' },
        { idempotencyKey },
      ),
    );
    return status === 'succeeded' ? { id, amountCents: amount } : null;
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    if (code !== ALREADY) throw new CodedError('provider_refused', { cause: error });
  }
  // An earlier call did it, so long ago that Stripe has forgotten the key.
  const { data } = await askStripe((stripe) => stripe.refunds.list({ ...ofPayment(reference), limit: 1 }));
  const [last] = data;
  return last ? { id: last.id, amountCents: last.amount } : null;
}
