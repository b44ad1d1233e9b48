import type Stripe from 'stripe';
import { PAYMENT_WEBHOOK_TOLERANCE_SECONDS } from '../../../src/business/constants.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { loadStripe } from './ask-stripe.ts';
import { idOf } from './card-payment.ts';

/** What a Stripe event is about. We ask for the current state, so events may come in any order. */
export interface StripeNotice {
  readonly id: string;
  readonly type: string;
  /** null: nothing about an order. */
  readonly paymentId: string | null;
  readonly disputeId: string | null;
}

/** The library checks only the signature: the signed body may be anything. */
function assertEvent({ id, type }: Partial<Stripe.Event>): void {
  if (typeof id !== 'string' || typeof type !== 'string') throw new TypeError('no event');
}

function subjectOf(event: Stripe.Event): Pick<StripeNotice, 'paymentId' | 'disputeId'> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { paymentId: event.data.object.id, disputeId: null };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { paymentId: idOf(event.data.object.payment_intent), disputeId: null };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { paymentId: idOf(event.data.object.payment_intent), disputeId: event.data.object.id };
    default:
      return { paymentId: null, disputeId: null };
  }
}

/**
 * The event in a body that Stripe signed at most five minutes ago. `body` is exactly what came over the wire. Throws
 * invalid_signature; invalid_input if the signed body is not an event.
 */
export async function readNotice(
  body: Uint8Array,
  signature: string | null,
  secret: string,
): Promise<StripeNotice> {
  if (signature === null) throw new CodedError('invalid_signature');
  const { errors, webhooks } = await loadStripe();
  try {
    const tolerance = PAYMENT_WEBHOOK_TOLERANCE_SECONDS;
    const event = webhooks.constructEvent(body, signature, secret, tolerance);
    assertEvent(event);
    return { id: event.id, type: event.type, ...subjectOf(event) };
  } catch (cause) {
    const isForged = cause instanceof errors.StripeSignatureVerificationError;
    throw new CodedError(isForged ? 'invalid_signature' : 'invalid_input', { cause });
  }
}
