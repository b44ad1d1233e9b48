import type Stripe from 'stripe';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { idOf } from './id-of.ts';

/** What Stripe calls a PaymentIntent. */
export interface CardPayment {
  readonly id: string;
  /** Ours, as we wrote it there; null where somebody else made it. */
  readonly orderId: string | null;
  /** `open` and `failed` can still be paid; `failed` was tried in vain. */
  readonly state: 'open' | 'failed' | 'processing' | 'paid' | 'canceled';
  readonly clientSecret: string;
  /** Received where it is paid, else asked for. */
  readonly amountCents: Cents;
  /** Upper case. */
  readonly currency: string;
  /** Of the last try; null before the first. */
  readonly chargeId: string | null;
  /** What Stripe kept; null where it has not said. */
  readonly feeCents: Cents | null;
  readonly refundedCents: Cents;
}

/** What an answer must hold beyond the intent itself to become a CardPayment. */
export const WITH_FEE = { expand: ['latest_charge.balance_transaction'] };

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): CardPayment['state'] {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'canceled';
    case 'requires_payment_method':
      return last_payment_error ? 'failed' : 'open';
    default:
      return 'open';
  }
}

/** A PaymentIntent in our words. */
export function toCardPayment(intent: Stripe.PaymentIntent): CardPayment {
  const state = stateOf(intent);
  const { latest_charge: charge } = intent;
  const known = typeof charge === 'object' ? charge : null;
  const balance = known?.balance_transaction;
  return {
    id: intent.id,
    orderId: intent.metadata['orderId'] ?? null,
    state,
    clientSecret: intent.client_secret ?? '',
    amountCents: state === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    chargeId: idOf(charge),
    feeCents: typeof balance === 'object' && balance !== null ? balance.fee : null,
    refundedCents: known?.amount_refunded ?? 0,
  };
}
