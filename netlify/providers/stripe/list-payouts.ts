import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { askStripe } from './ask-stripe.ts';

interface StripePayout {
  readonly id: string;
  /** Below zero where the bank pays in. */
  readonly amountCents: Cents;
  /** ISO date */
  readonly arrivesOn: string;
  /** Stripe's own word: "paid", "pending", "in_transit", "canceled", "failed". */
  readonly state: string;
}

/** More than a year of daily ones. */
const LIMIT = 400;

/** Money that Stripe sends to the bank, made since a time. Throws unavailable. */
export async function listPayouts(since: Date): Promise<readonly StripePayout[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const payouts = await askStripe((stripe) =>
    stripe.payouts.list({ created, limit: 100 }).autoPagingToArray({ limit: LIMIT }),
  );
  return payouts
    .filter(({ currency }) => currency.toUpperCase() === PAYMENT_CURRENCY)
    .map(({ id, amount, arrival_date, status }) => ({
      id,
      amountCents: amount,
      // Stripe names the day by its midnight in UTC.
      arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
      state: status,
    }));
}
