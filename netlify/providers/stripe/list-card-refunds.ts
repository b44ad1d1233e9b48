import type { Cents } from '../../../src/domain/shared/money.ts';
import { askStripe } from './ask-stripe.ts';

interface CardRefund {
  readonly id: string;
  readonly amountCents: Cents;
}

/** More than one payment is ever split into. */
const LIMIT = 100;

/** What was given back of a payment: refunds under way or failed are not in it. Throws unavailable. */
export async function listCardRefunds(paymentId: string): Promise<readonly CardRefund[]> {
  const { data } = await askStripe((stripe) =>
    stripe.refunds.list({ payment_intent: paymentId, limit: LIMIT }),
  );
  return data
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount }) => ({ id, amountCents: amount }));
}
