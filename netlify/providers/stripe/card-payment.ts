import type Stripe from 'stripe';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { CodedError } from '../../lib/errors.ts';
import { askStripe } from './ask-stripe.ts';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';

/** The id of what Stripe names, or tells whole where it was asked to; null where it names nothing. */
export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;

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
const WITH_FEE = { expand: ['latest_charge.balance_transaction'] };

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
function toCardPayment(intent: Stripe.PaymentIntent): CardPayment {
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

/** A payment as it stands now, or null where Stripe knows none of that id. Throws unavailable. */
export async function findCardPayment(id: string): Promise<CardPayment | null> {
  try {
    return toCardPayment(await askStripe((stripe) => stripe.paymentIntents.retrieve(id, WITH_FEE)));
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not_found') return null;
    throw error;
  }
}

export interface CardPaymentRequest {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amountCents: Cents;
}

/** Makes the payment of an order, one however often it is asked: the order's id is the key. Throws unavailable. */
export async function openCardPayment(request: CardPaymentRequest): Promise<CardPayment> {
  const { orderId, orderNumber, amountCents } = request;
  const intent = await askStripe((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: PAYMENT_CURRENCY.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        description: orderNumber,
        metadata: { orderId },
        ...WITH_FEE,
      },
      { idempotencyKey: `order-${orderId}` },
    ),
  );
  return toCardPayment(intent);
}

/** Nobody can pay it any more. Throws order_not_payable where it was paid or given up meanwhile, unavailable. */
export async function cancelCardPayment(id: string): Promise<void> {
  await askStripe((stripe) => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }));
}
