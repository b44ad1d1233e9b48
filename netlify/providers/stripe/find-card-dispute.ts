import type Stripe from 'stripe';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { askStripe } from './ask-stripe.ts';

export interface CardDispute {
  readonly id: string;
  readonly amountCents: Cents;
  readonly outcome: 'open' | 'won' | 'lost';
}

function outcomeOf(status: Stripe.Dispute.Status): CardDispute['outcome'] {
  if (status === 'lost') return 'lost';
  // An inquiry that was closed took no money.
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/** A dispute as it stands now: its events may come in any order. Throws not_found, unavailable. */
export async function findCardDispute(id: string): Promise<CardDispute> {
  const { amount, status } = await askStripe((stripe) => stripe.disputes.retrieve(id));
  return { id, amountCents: amount, outcome: outcomeOf(status) };
}
