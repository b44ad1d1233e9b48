import type { RefundRefusal } from '../orders/refund-state.ts';
import type { Cents } from '../shared/numbers/money.ts';

/** A refund to be made at a provider. */
export interface RefundOrder {
  /** Our id, also the provider's idempotency key. */
  readonly id: string;
  /** The provider's id of the capture. */
  readonly capture: string;
  readonly amountCents: Cents;
  /** The refunded payment is a duplicate; another one paid the order. */
  readonly isSecond?: boolean;
}

/** A refund to find at a provider: by our id, or any refund of that amount if there is none. */
export type RefundQuery = Omit<RefundOrder, 'id'> & { readonly id: string | null };

/** The state of a refund at its provider. */
export type GivenRefund =
  | { readonly outcome: 'done'; readonly reference: string }
  /** The provider has not decided. */
  | { readonly outcome: 'pending'; readonly reference: string }
  | { readonly outcome: 'refused'; readonly refusal: RefundRefusal };
