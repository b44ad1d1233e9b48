import type { Cents } from '../../src/domain/shared/numbers/money.ts';

/** Money that a provider took for us. */
export interface PaymentThere {
  /** The id by which the provider finds it: a PaymentIntent or a capture. */
  readonly id: string;
  /** The charge or capture, as named in our movements. */
  readonly reference: string;
  /** Our order id, as we wrote it there. Money without one has nothing to do with this site. */
  readonly orderId: string;
  readonly amountCents: Cents;
  readonly refundedCents: Cents;
  readonly at: Date;
}

/** Money that a provider gave back for us. */
export interface RefundThere {
  readonly reference: string;
  /** `id` and `reference` of the refunded payment. */
  readonly paymentId: string;
  readonly paymentReference: string;
  readonly amountCents: Cents;
  /** It was sent back to us: the customer's bank did not accept it. */
  readonly isReversed: boolean;
  readonly at: Date;
}

/** A provider's recent payments and refunds, by its own list. */
export interface MoneyThere {
  readonly payments: readonly PaymentThere[];
  readonly refunds: readonly RefundThere[];
}
