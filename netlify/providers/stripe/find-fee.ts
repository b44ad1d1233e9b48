import type { Cents } from '../../../src/domain/shared/money.ts';
import { askStripe } from './ask-stripe.ts';

/** A payment, its way back and what went wrong with either. */
const LIMIT = 20;

/** What Stripe kept of a charge, refund or dispute; null where it has not said. Throws unavailable. */
export async function findFee(reference: string): Promise<Cents | null> {
  const { data } = await askStripe((stripe) =>
    stripe.balanceTransactions.list({ source: reference, limit: LIMIT }),
  );
  return data.length === 0 ? null : data.reduce((sum, { fee }) => sum + fee, 0);
}
