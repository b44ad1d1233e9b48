/** asked: the provider has not decided, and is asked again until it does. */
export type RefundState = 'asked' | 'done' | 'refused';

/** Why a provider refused a refund, as far as staff can act on it. */
export type RefundRefusal = 'too_large' | 'contested' | 'no_funds' | 'too_late' | 'failed' | 'other';

export const REFUSAL_WORDS: Readonly<Record<RefundRefusal, string>> = {
  too_large: 'That is more than the provider has left of this payment.',
  contested: 'The customer contests this payment: the provider decides about it.',
  no_funds: 'The account there does not hold enough money.',
  too_late: 'The payment is too old to be given back there.',
  failed: 'The money came back: the customer’s bank did not take it.',
  other: 'Its own page about the payment says why.',
};
