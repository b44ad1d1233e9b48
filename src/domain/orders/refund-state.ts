/** asked: the provider has not decided, and is asked again until it does. */
export type RefundState = 'asked' | 'done' | 'refused';

/** Why a provider refused a refund, as far as staff can act on it. */
export type RefundRefusal = 'too_large' | 'contested' | 'no_funds' | 'too_late' | 'failed' | 'other';

export const REFUSAL_WORDS: Readonly<Record<RefundRefusal, string>> = {
  too_large: 'That’s more than the provider has left of this payment.',
  contested: 'The customer disputes this payment, so the provider decides.',
  no_funds: 'Our account there doesn’t have enough money.',
  too_late: 'The payment is too old to refund there.',
  failed: 'The money came back: the customer’s bank didn’t accept it.',
  other: 'See the payment’s page at the provider for the reason.',
};
