import type Stripe from 'stripe';
import { perConfig, required } from '../../lib/config.ts';
import { CodedError, outage } from '../../lib/http/errors.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

/** Two tries fit into an answer's deadline. */
const TIMEOUT_MS = 2_500;
const RETRIES = 1;

/** Loaded when first needed: it is many files, and most calls of a payment function do not need Stripe. */
export const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default;

// Pure, so that a function that asks Stripe nothing does not carry its package.
const connect = /* @__PURE__ */ perConfig(async (): Promise<Stripe> => {
  const { secretKey, mockUrl } = required('stripe');
  const Library = await loadStripe();
  const mock = mockUrl === null ? null : new URL(mockUrl);
  return new Library(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(mock && { protocol: 'http', host: mock.hostname, port: mock.port }),
  });
});

/** Errors that mean Stripe is down for us; all others are answers to the request. */
const OUT: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeRateLimitError',
]);

/** What Stripe's refusal means to us; its own text is not passed on. */
function toOurs(cause: Stripe.errors.StripeError): Error {
  if (cause.code === 'resource_missing') return new CodedError('not_found', { cause });
  if (cause.code === 'payment_intent_unexpected_state') return new CodedError('order_not_payable', { cause });
  // The same key is in use in another call, which will be done in a moment.
  if (cause.statusCode === 409) return outage(cause, 1);
  const isOurSlip = ['StripeInvalidRequestError', 'StripeIdempotencyError'].includes(cause.type);
  return isOurSlip ? cause : outage(cause);
}

/** One Stripe call. Throws not_found, order_not_payable if the payment's state forbids it, unavailable. */
export async function askStripe<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await connect();
  try {
    const answer = await question(stripe);
    noteSuccess('stripe');
    return answer;
  } catch (error) {
    const { errors } = await loadStripe();
    if (!(error instanceof errors.StripeError)) throw error;
    if (OUT.has(error.type)) noteFailure('stripe', error);
    else noteSuccess('stripe');
    throw toOurs(error);
  }
}
