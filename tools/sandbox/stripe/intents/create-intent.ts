import type { Stripe } from 'stripe';
import { unixSeconds } from '../../mock-server.ts';
import { newClientSecret, newStripeId, type StripeAccount, stripeObject } from '../account.ts';
import type { CreateIntentParameters } from '../parameters.ts';

function toShipping(shipping: CreateIntentParameters['shipping']): Stripe.PaymentIntent.Shipping | null {
  if (!shipping) return null;
  const empty = { line1: null, line2: null, city: null, state: null, postal_code: null, country: null };
  const { address, name } = shipping;
  return {
    address: { ...empty, ...address } as Stripe.Address,
    name,
    phone: null,
    carrier: null,
    tracking_number: null,
  };
}

export function createIntent(
  { ledger, emit }: StripeAccount,
  parameters: CreateIntentParameters,
): Stripe.PaymentIntent {
  const id = newStripeId('pi');
  const intent = stripeObject<Stripe.PaymentIntent>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: parameters.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: unixSeconds(),
    currency: parameters.currency,
    description: parameters.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: parameters.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card', 'pay_by_bank'],
    processing: null,
    receipt_email: parameters.receipt_email ?? null,
    shipping: toShipping(parameters.shipping),
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
  });
  ledger.intents.set(id, intent);
  emit('payment_intent.created', intent);
  return intent;
}
