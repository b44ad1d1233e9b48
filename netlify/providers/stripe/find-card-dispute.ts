import type Stripe from 'stripe';
import type { DisputeOutcome } from '../../../src/domain/orders/dispute.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import { askStripe } from './ask-stripe.ts';

export interface CardDispute {
  readonly id: string;
  readonly amountCents: Cents;
  readonly outcome: DisputeOutcome;
}

export function cardDisputeOutcome(status: Stripe.Dispute.Status): DisputeOutcome {
  if (status === 'lost') return 'lost';
  // A closed inquiry took no money.
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/** A dispute's current state, because events may come in any order. Throws not_found, unavailable. */
export async function findCardDispute(id: string): Promise<CardDispute> {
  const { amount, status } = await askStripe((stripe) => stripe.disputes.retrieve(id));
  return { id, amountCents: amount, outcome: cardDisputeOutcome(status) };
}
