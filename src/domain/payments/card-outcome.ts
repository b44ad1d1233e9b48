/** The parts of Stripe.js's confirmation result that matter here. */
export interface CardResult {
  readonly paymentIntent?: CardIntent | undefined;
  readonly error?: { readonly message?: string; readonly payment_intent?: CardIntent } | undefined;
}

interface CardIntent {
  readonly id: string;
  readonly status: string;
}

export type CardOutcome =
  /** `processing`: the bank has not decided. Not paid yet, but must not be paid again. */
  | { readonly kind: 'paid' | 'processing'; readonly paymentIntentId: string }
  | { readonly kind: 'action_required' }
  /** `message` is the provider's, written for the visitor. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

const ofIntent = ({ id, status }: CardIntent): CardOutcome => {
  if (status === 'succeeded') return { kind: 'paid', paymentIntentId: id };
  return status === 'processing' ? { kind: 'processing', paymentIntentId: id } : { kind: 'action_required' };
};

/** A confirmation that fails because the intent is already paid or processing is not a failure. */
export function cardOutcome({ paymentIntent, error }: CardResult): CardOutcome {
  if (paymentIntent) return ofIntent(paymentIntent);
  const known = error?.payment_intent;
  if (known && ['succeeded', 'processing'].includes(known.status)) return ofIntent(known);
  return { kind: 'failed', message: error?.message };
}
