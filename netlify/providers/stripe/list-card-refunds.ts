import type { Cents } from '../../../src/domain/shared/money.ts';
import { refundsOf } from './card-refund.ts';

interface CardRefund {
  readonly id: string;
  readonly amountCents: Cents;
}

/** What was given back of a payment: refunds under way or failed are not in it. Throws unavailable. */
export async function listCardRefunds(paymentId: string): Promise<readonly CardRefund[]> {
  return (await refundsOf(paymentId))
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount }) => ({ id, amountCents: amount }));
}
