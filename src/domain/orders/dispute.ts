/** How a payment that a cardholder or buyer contests stands, whoever its provider is. lost: its money is not ours any more. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

export interface Dispute {
  readonly provider: 'stripe' | 'paypal';
  readonly outcome: DisputeOutcome;
}
