import type { RefundRefusal } from '../orders/refund-state.ts';
import type { Cents } from '../shared/money.ts';

/** What a provider is asked to give back. */
export interface RefundOrder {
  /** Ours, and the provider's key: what is asked twice is done once. */
  readonly id: string;
  /** The provider's id of what was paid. */
  readonly capture: string;
  readonly amountCents: Cents;
  /** What was paid pays nothing: another payment does. */
  readonly isSecond?: boolean;
}

/** What a provider is asked to look for: without an id of ours, any refund of that amount. */
export type SoughtRefund = Omit<RefundOrder, 'id'> & { readonly id: string | null };

/** How a refund stands at its provider. */
export type GivenRefund =
  | { readonly outcome: 'done'; readonly reference: string }
  /** The provider takes its time. */
  | { readonly outcome: 'pending'; readonly reference: string }
  | { readonly outcome: 'refused'; readonly refusal: RefundRefusal };
