import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import type { StripeAccount } from './account.ts';
import { unexpectedState } from './api-error.ts';
import { methodTypes, toShipping } from './create-intent.ts';
import { change, find } from './ledger.ts';
import type { UpdateIntentParameters } from './parameters.ts';

const OPEN = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** Metadata is merged; an empty value removes its key. */
const merge = (before: Stripe.Metadata, changes: Stripe.Metadata = {}): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

export function updateIntent(
  { ledger }: StripeAccount,
  id: string,
  parameters: UpdateIntentParameters,
): Stripe.PaymentIntent {
  const intent = find(ledger, 'intents', id, 'intent');
  const { amount, metadata, shipping, description, receipt_email, statement_descriptor_suffix } = parameters;
  const allowed = parameters.allowed_payment_method_types;
  if (amount !== undefined && amount !== intent.amount && !OPEN.has(intent.status)) {
    const message = `You cannot update the amount of a PaymentIntent that has a status of ${intent.status}.`;
    throw unexpectedState(intent, message);
  }
  return change(ledger.intents, intent, {
    metadata: merge(intent.metadata, metadata),
    ...(amount === undefined ? {} : { amount }),
    ...(shipping ? { shipping: toShipping(shipping) } : {}),
    ...(description === undefined ? {} : { description }),
    ...(receipt_email === undefined ? {} : { receipt_email }),
    ...(statement_descriptor_suffix === undefined ? {} : { statement_descriptor_suffix }),
    ...(allowed
      ? {
          allowed_payment_method_types: allowed,
          payment_method_types: methodTypes({ allowed_payment_method_types: allowed }),
        }
      : {}),
  });
}

export function cancelIntent(
  { ledger, emit }: StripeAccount,
  id: string,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  const intent = find(ledger, 'intents', id, 'intent');
  if (!OPEN.has(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw unexpectedState(intent, message);
  }
  const canceled = change(ledger.intents, intent, {
    status: 'canceled',
    canceled_at: unixSeconds(),
    cancellation_reason: reason,
    next_action: null,
  });
  emit('payment_intent.canceled', canceled);
  return canceled;
}
