import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';

type Fields = { readonly [name: string]: string | number | null | undefined | Fields };

/** `a[b][c]=1`, as Stripe.js encodes forms, without empty values. */
function flatten(fields: Fields, prefix = ''): (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value === null || value === undefined || value === '') return [];
    return typeof value === 'object' ? flatten(value, key) : [[key, String(value)] as const];
  });
}

interface IntentCall {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly verb?: 'confirm' | 'authenticate';
  readonly fields?: Fields;
}

/** Reads or changes an intent in the sandbox. Never rejects. */
export async function callIntent({
  publishableKey,
  clientSecret,
  verb,
  fields = {},
}: IntentCall): Promise<PaymentIntentResult> {
  const [id = ''] = clientSecret.split('_secret_');
  const form = new URLSearchParams(
    flatten({ ...fields, key: publishableKey, client_secret: clientSecret }).map(([key, value]) => [
      key,
      value,
    ]),
  );
  const url = `/sandbox/stripe/v1/payment_intents/${encodeURIComponent(id)}`;
  try {
    const response = verb
      ? await fetch(`${url}/${verb}`, { method: 'POST', body: form })
      : await fetch(`${url}?${form}`);
    const body: unknown = await response.json();
    if (response.ok) return { paymentIntent: body as PaymentIntent };
    return { error: (body as { error: StripeError }).error };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider. Please try again.',
      },
    };
  }
}

/** The error that Stripe.js throws on misuse. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
