import type Stripe from 'stripe';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { askStripe } from './ask-stripe.ts';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';

/** The id of an object that Stripe returns by id or expanded; null if there is none. */
export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;

/** What Stripe calls a PaymentIntent. */
export interface CardPayment {
  readonly id: string;
  /** Our order id, as we wrote it there; null if somebody else made the payment. */
  readonly orderId: string | null;
  /** `open` and `failed` can still be paid; `failed` means that the last try failed. */
  readonly state: 'open' | 'failed' | 'processing' | 'paid' | 'canceled';
  readonly clientSecret: string;
  /** The amount received if it is paid, otherwise the amount asked for. */
  readonly amountCents: Cents;
  /** Upper case. */
  readonly currency: string;
  /** Of the last try; null before the first. */
  readonly chargeId: string | null;
  /** Stripe's fee; null if it is not known yet. */
  readonly feeCents: Cents | null;
  readonly refundedCents: Cents;
}

/** What an answer must include beyond the intent itself to become a CardPayment. */
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

/** A payment's current state, or null if Stripe does not know the id. Throws unavailable. */
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
  /** Where the goods go: Stripe compares it with the card's address. No email, as Stripe would send a receipt in addition to ours. */
  readonly shipping: {
    readonly name: string;
    readonly line1: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
}

/** Creates an order's payment, one however often it is called: the order's id is the key. Throws unavailable. */
export async function openCardPayment(request: CardPaymentRequest): Promise<CardPayment> {
  const { orderId, orderNumber, amountCents, shipping } = request;
  const { name, zip, ...address } = shipping;
  const intent = await askStripe((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: PAYMENT_CURRENCY.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        description: orderNumber,
        metadata: { orderId },
        shipping: { name, address: { ...address, postal_code: zip, country: 'US' } },
        ...WITH_FEE,
      },
      { idempotencyKey: `order-${orderId}` },
    ),
  );
  return toCardPayment(intent);
}

/** Cancels a payment for good. Throws order_not_payable if it was paid or canceled in the meantime, unavailable. */
export async function cancelCardPayment(id: string): Promise<void> {
  await askStripe((stripe) => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }));
}
