import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newClientSecret, newStripeId, type StripeAccount, stripeObject } from './account.ts';
import type { CreateIntentParameters } from './parameters.ts';

type Methods = Pick<CreateIntentParameters, 'allowed_payment_method_types' | 'automatic_payment_methods'>;

/** Card and the redirecting bank, unless fewer are asked for. */
export function methodTypes({
  allowed_payment_method_types: allowed,
  automatic_payment_methods: automatic,
}: Methods) {
  const all = automatic?.allow_redirects === 'never' ? ['card'] : ['card', 'pay_by_bank'];
  return allowed ? all.filter((type) => allowed.includes(type)) : all;
}

export function toShipping(
  shipping: CreateIntentParameters['shipping'],
): Stripe.PaymentIntent.Shipping | null {
  if (!shipping) return null;
  const { address, name, phone = null, carrier = null, tracking_number = null } = shipping;
  const {
    line1 = null,
    line2 = null,
    city = null,
    state = null,
    postal_code = null,
    country = null,
  } = address;
  return {
    address: { line1, line2, city, state, postal_code, country },
    name,
    phone,
    carrier,
    tracking_number,
  };
}

export function createIntent(
  { ledger, emit }: StripeAccount,
  parameters: CreateIntentParameters,
): Stripe.PaymentIntent {
  const id = newStripeId('pi');
  const automatic = parameters.automatic_payment_methods;
  const intent = stripeObject<Stripe.PaymentIntent>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount: parameters.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: {
      allow_redirects: automatic?.allow_redirects ?? 'always',
      enabled: automatic?.enabled ?? true,
    },
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
    payment_method_types: methodTypes(parameters),
    processing: null,
    receipt_email: parameters.receipt_email ?? null,
    shipping: toShipping(parameters.shipping),
    statement_descriptor_suffix: parameters.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  });
  ledger.intents.set(id, intent);
  emit('payment_intent.created', intent);
  return intent;
}
