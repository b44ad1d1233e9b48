/** The outcome of a disputed payment at any provider. lost: the money went back to the buyer. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

export interface Dispute {
  readonly provider: 'stripe' | 'paypal';
  readonly outcome: DisputeOutcome;
}
