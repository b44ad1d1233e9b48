import type { Cents } from '../../src/domain/shared/money.ts';

/** Money that a provider took for us. */
export interface PaymentThere {
  /** By which the provider is asked about it: a PaymentIntent, a capture. */
  readonly id: string;
  /** The charge or capture, as our movements name it. */
  readonly reference: string;
  /** Ours, as we wrote it there. What names none is no business of this site's. */
  readonly orderId: string;
  readonly amountCents: Cents;
  readonly refundedCents: Cents;
  readonly at: Date;
}

/** Money that a provider gave back for us. */
export interface RefundThere {
  readonly reference: string;
  /** `id` and `reference` of the payment that it is of. */
  readonly paymentId: string;
  readonly paymentReference: string;
  readonly amountCents: Cents;
  /** It came back to us: the customer's bank did not take it. */
  readonly isReversed: boolean;
  readonly at: Date;
}

/** What a provider did of late, by its own list. */
export interface MoneyThere {
  readonly payments: readonly PaymentThere[];
  readonly refunds: readonly RefundThere[];
}
