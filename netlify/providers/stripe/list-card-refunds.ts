import type { Cents } from '../../../src/domain/shared/money.ts';
import { refundsOf } from './card-refund.ts';

interface CardRefund {
  readonly id: string;
  readonly amountCents: Cents;
  /** It failed, if only after it had succeeded: the card's bank sent the money back. */
  readonly isReversed: boolean;
}

/** What was given back of a payment, and what of it came back: refunds under way are not in it. Throws unavailable. */
export async function listCardRefunds(paymentId: string): Promise<readonly CardRefund[]> {
  return (await refundsOf(paymentId))
    .filter(({ status }) => status === 'succeeded' || status === 'failed')
    .map(({ id, amount, status }) => ({ id, amountCents: amount, isReversed: status === 'failed' }));
}
