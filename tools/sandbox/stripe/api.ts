import { Stripe } from 'stripe';
import type { MockAnswer, MockHandler, MockRequest } from '../mock-server.ts';
import type { StripeAccount } from './account.ts';
import { StripeApiError, invalidRequest } from './api-error.ts';
import { readForm } from './form.ts';
import { newStripeId } from './ids.ts';
import { matchRoute } from './routes.ts';

interface Replayable {
  readonly call: string;
  readonly answer: MockAnswer;
}

/** Replays the answer to a repeated POST with the same key, and refuses another call with that key. */
function createIdempotency() {
  const answers = new Map<string, Replayable>();
  return (request: MockRequest, work: () => MockAnswer): MockAnswer => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return work();
    const call = `${request.path}?${request.body}`;
    const before = answers.get(key);
    if (before && before.call !== call) {
      throw new StripeApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (before) {
      const { status, headers, body } = before.answer;
      return { status, body, headers: { ...headers, 'idempotent-replayed': 'true' } };
    }
    // A refused call did nothing, so Stripe forgets its key.
    const answer = work();
    answers.set(key, { call, answer });
    return answer;
  };
}

const FORM = 'application/x-www-form-urlencoded';

const refused = (message: string): StripeApiError =>
  new StripeApiError(401, { type: 'invalid_request_error', message });

function authenticate({ headers }: MockRequest, secretKey: string): void {
  const key = headers.authorization?.replace(/^Bearer /, '');
  if (!key) throw refused('You did not provide an API key.');
  if (key !== secretKey) throw refused(`Invalid API Key provided: ****${key.slice(-4)}`);
}

function checkForm({ method, headers, body }: MockRequest): void {
  const version = headers['stripe-version'] ?? Stripe.API_VERSION;
  if (version !== Stripe.API_VERSION) throw invalidRequest(`Invalid Stripe API version: ${String(version)}`);
  if (method === 'POST' && body && !headers['content-type']?.startsWith(FORM)) {
    throw invalidRequest(`Invalid request (check that your POST content type is ${FORM}).`);
  }
}

/** Answers a StripeApiError that `work` throws. */
export function answerStripeErrors(work: () => MockAnswer): MockAnswer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

/** Stripe's API for our functions: secret key, forms, idempotency. */
export function createStripeApi(account: StripeAccount, secretKey: string): MockHandler {
  const once = createIdempotency();
  return (request) => {
    const { status, body, headers } = answerStripeErrors(() => {
      authenticate(request, secretKey);
      checkForm(request);
      const match = matchRoute(request.method, request.path);
      if (!match) {
        const { method, path } = request;
        throw new StripeApiError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        });
      }
      const form = readForm(request.method === 'GET' ? request.query : request.body);
      return once(request, () => ({ status: 200, body: match.route.work(account, form, match.id) }));
    });
    return {
      status,
      body,
      headers: { 'request-id': newStripeId('req'), 'stripe-version': Stripe.API_VERSION, ...headers },
    };
  };
}
