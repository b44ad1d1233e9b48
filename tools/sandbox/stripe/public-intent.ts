import type { Stripe } from 'stripe';
import { StripeApiError } from './api-error.ts';
import { find, type StripeLedger } from './ledger.ts';

/** Fields that Stripe hides from publishable keys. */
const SECRETS = [
  'amount_received',
  'amount_capturable',
  'latest_charge',
  'metadata',
  'statement_descriptor_suffix',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

const isSecret = (key: string): boolean => SECRETS.some((secret) => secret === key);

/** The intent as Stripe.js gets it. */
export const toPublic = (intent: object): object =>
  Object.fromEntries(Object.entries(intent).filter(([key]) => !isSecret(key)));

const refused = (status: number, message: string): StripeApiError =>
  new StripeApiError(status, { type: 'invalid_request_error', message });

/** The intent of a page that presents our publishable key and the intent's client secret. */
export function openIntent(
  ledger: StripeLedger,
  id: string,
  proof: { readonly key: string | undefined; readonly clientSecret: string | undefined },
  publishableKey: string,
): Stripe.PaymentIntent {
  if (proof.key !== publishableKey) throw refused(401, 'Invalid API Key provided.');
  const intent = find(ledger, 'intents', id, 'intent');
  if (intent.client_secret !== proof.clientSecret) {
    throw refused(
      400,
      'The client_secret provided does not match any associated PaymentIntent on this account.',
    );
  }
  return intent;
}
