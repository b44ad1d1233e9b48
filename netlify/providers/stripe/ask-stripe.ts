import type Stripe from 'stripe';
import { required } from '../../lib/config.ts';
import { CodedError, outage } from '../../lib/errors.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

/** One try and a second one stay below an answer's deadline. */
const TIMEOUT_MS = 2_500;
const RETRIES = 1;

/** Loaded when first needed: it is many files, and most calls of a function that pays ask nothing of Stripe. */
export const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default;

let connected: Stripe | undefined;

async function connect(): Promise<Stripe> {
  const { secretKey, mockUrl } = required('stripe');
  const Library = await loadStripe();
  const mock = mockUrl === null ? null : new URL(mockUrl);
  connected ??= new Library(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(mock && { protocol: 'http', host: mock.hostname, port: mock.port }),
  });
  return connected;
}

/** Of its errors, those that say that Stripe itself is out for us; all others are answers to what was asked. */
const OUT: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeRateLimitError',
]);

/** What Stripe's refusal means to us; its own text stays here. */
function toOurs(cause: Stripe.errors.StripeError): Error {
  if (cause.code === 'resource_missing') return new CodedError('not_found', { cause });
  if (cause.code === 'payment_intent_unexpected_state') return new CodedError('order_not_payable', { cause });
  // The same key is at work in another call, which is done in a moment.
  if (cause.statusCode === 409) return outage(cause, 1);
  const isOurSlip = ['StripeInvalidRequestError', 'StripeIdempotencyError'].includes(cause.type);
  return isOurSlip ? cause : outage(cause);
}

/** Asks Stripe one thing. Throws not_found, order_not_payable where its state forbids that, unavailable. */
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
