import { Stripe } from 'stripe';
import type * as z from 'zod';
import { type MockAnswer, type MockHandler, type MockRequest, unixSeconds } from '../mock-server.ts';
import { newStripeId, type StripeAccount } from './account.ts';
import {
  type FormValues,
  invalidRequest,
  parseParameters,
  readForm,
  StripeApiError,
  unexpectedState,
} from './form.ts';
import { createIntent } from './intents/create-intent.ts';
import { change, find, findById, type StripeLedger } from './ledger.ts';
import type { ListParameters, UpdateIntentParameters } from './parameters.ts';
import * as parameters from './parameters.ts';
import { createRefund } from './refund.ts';

const OPEN = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** Metadata is merged; an empty value removes its key. */
const merge = (before: Stripe.Metadata, changes: Stripe.Metadata = {}): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

function updateIntent(
  { ledger }: StripeAccount,
  id: string,
  changes: UpdateIntentParameters,
): Stripe.PaymentIntent {
  const intent = find(ledger, 'intents', id, 'intent');
  const { amount, metadata } = changes;
  if (amount !== undefined && amount !== intent.amount && !OPEN.has(intent.status)) {
    const message = `You cannot update the amount of a PaymentIntent that has a status of ${intent.status}.`;
    throw unexpectedState(intent, message);
  }
  return change(ledger.intents, intent, {
    metadata: merge(intent.metadata, metadata),
    ...(amount === undefined ? {} : { amount }),
  });
}

function cancelIntent(
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

type StripeObject = Record<string, unknown>;

function expandOne(
  ledger: StripeLedger,
  row: StripeObject,
  [first = '', ...rest]: readonly string[],
  whole: string,
): StripeObject {
  if (!(first in row))
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand[0]' });
  const value = row[first];
  const found = typeof value === 'string' ? findById(ledger, value) : value;
  if (Array.isArray(found)) {
    return { ...row, [first]: found.map((item) => expandOne(ledger, item as StripeObject, rest, whole)) };
  }
  if (typeof found === 'string' || (typeof value === 'string' && !found)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand[0]' });
  }
  if (!found || rest.length === 0) return { ...row, [first]: found };
  return { ...row, [first]: expandOne(ledger, found as StripeObject, rest, whole) };
}

/** Replaces ids by whole objects: `latest_charge.balance_transaction`, in a list `data.latest_charge`. */
const expand = (ledger: StripeLedger, row: object, paths: readonly string[] = []): object =>
  paths.reduce<StripeObject>(
    (done, path) => expandOne(ledger, done, path.split('.'), path),
    row as StripeObject,
  );

type Range = Exclude<ListParameters['created'], undefined>;

function isIn(range: Range | undefined, created: number): boolean {
  const { gte = -Infinity, lt = Infinity } = range ?? {};
  return created >= gte && created < lt;
}

/** A page of the rows, newest first. */
function listRows<Row extends { id: string; created: number }>(
  rows: Iterable<Row>,
  url: string,
  { created, limit = 10, starting_after: after }: ListParameters,
): Stripe.ApiList<Row> {
  const all = [...rows].toReversed().filter((row) => isIn(created, row.created));
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const wanted = all.slice(start);
  return { object: 'list', data: wanted.slice(0, limit), has_more: wanted.length > limit, url };
}

/** A call of Stripe's API; `id` replaces :id in its path. */
interface Route {
  readonly method: string;
  readonly path: RegExp;
  work(account: StripeAccount, form: FormValues, id: string): object;
}

function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  call: string,
  schema: Schema,
  work: (account: StripeAccount, values: z.output<Schema>, id: string) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    work(account, form, id) {
      const values = parseParameters(schema, form);
      return expand(account.ledger, work(account, values, id), values.expand);
    },
  };
}

const retrieve = parameters.retrieveParameters;

const ROUTES: readonly Route[] = [
  route('POST /v1/payment_intents', parameters.createIntentParameters, createIntent),
  route('GET /v1/payment_intents', parameters.listIntentsParameters, ({ ledger }, values) =>
    listRows(ledger.intents.values(), '/v1/payment_intents', values),
  ),
  route('GET /v1/payment_intents/:id', retrieve, ({ ledger }, _, id) =>
    find(ledger, 'intents', id, 'intent'),
  ),
  route('POST /v1/payment_intents/:id', parameters.updateIntentParameters, (account, values, id) =>
    updateIntent(account, id, values),
  ),
  route('POST /v1/payment_intents/:id/cancel', parameters.cancelIntentParameters, (account, values, id) =>
    cancelIntent(account, id, values.cancellation_reason ?? null),
  ),
  route('GET /v1/balance', retrieve, () => ({
    object: 'balance',
    livemode: false,
    available: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
    pending: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
  })),
  route('GET /v1/balance_transactions', parameters.listTransactionsParameters, ({ ledger }, values) => {
    const { source, ...page } = values;
    const transactions = [...ledger.transactions.values()].filter((row) => !source || row.source === source);
    return listRows(transactions, '/v1/balance_transactions', page);
  }),
  route('GET /v1/payouts', parameters.listPayoutsParameters, ({ ledger }, page) =>
    listRows(ledger.payouts.values(), '/v1/payouts', page),
  ),
  route('POST /v1/refunds', parameters.createRefundParameters, createRefund),
  route('GET /v1/refunds', parameters.listRefundsParameters, ({ ledger }, values) => {
    const { charge, payment_intent: intent, ...page } = values;
    const refunds = [...ledger.refunds.values()].filter(
      (refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent),
    );
    return listRows(refunds, '/v1/refunds', page);
  }),
  route('GET /v1/disputes/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'disputes', id)),
  route('GET /v1/events/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'events', id)),
];

/** The route of a call with its id; undefined if the mock has none. */
function matchRoute(method: string, path: string): { route: Route; id: string } | undefined {
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.path.exec(path) : null;
    if (match) return { route: candidate, id: match[1] ?? '' };
  }
  return undefined;
}

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
