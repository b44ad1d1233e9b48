import { Stripe } from 'stripe';
import type { Answerer, RoomAnswer, RoomRequest } from '../room.ts';
import type { Desk } from './desk.ts';
import { invalid, StripeFailure } from './failure.ts';
import { readForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import { newId } from './ids.ts';
import { matchRoute } from './routes.ts';

const FORM = 'application/x-www-form-urlencoded';

const refused = (message: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message });

function authenticate({ headers }: RoomRequest, secretKey: string): void {
  const key = headers.authorization?.replace(/^Bearer /, '');
  if (!key) throw refused('You did not provide an API key.');
  if (key !== secretKey) throw refused(`Invalid API Key provided: ****${key.slice(-4)}`);
}

function checkForm({ method, headers, body }: RoomRequest): void {
  const version = headers['stripe-version'] ?? Stripe.API_VERSION;
  if (version !== Stripe.API_VERSION) throw invalid(`Invalid Stripe API version: ${String(version)}`);
  if (method === 'POST' && body && !headers['content-type']?.startsWith(FORM)) {
    throw invalid(`Invalid request (check that your POST content type is ${FORM}).`);
  }
}

/** What a call is answered with where `work` may throw a StripeFailure. */
export function answerFailures(work: () => RoomAnswer): RoomAnswer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

/** Stripe's API for our functions: secret key, forms, idempotency. */
export function createApi(desk: Desk, secretKey: string): Answerer {
  const once = createIdempotency();
  return (request) => {
    const { status, body, headers } = answerFailures(() => {
      authenticate(request, secretKey);
      checkForm(request);
      const match = matchRoute(request.method, request.path);
      if (!match) {
        const { method, path } = request;
        throw new StripeFailure(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        });
      }
      const form = readForm(request.method === 'GET' ? request.query : request.body);
      return once(request, () => ({ status: 200, body: match.route.work(desk, form, match.id) }));
    });
    return {
      status,
      body,
      headers: { 'request-id': newId('req'), 'stripe-version': Stripe.API_VERSION, ...headers },
    };
  };
}
