import type { Stripe } from 'stripe';
import type * as z from 'zod';
import type { StripeAccount } from './account.ts';
import { invalidRequest } from './api-error.ts';
import { cancelIntent, updateIntent } from './change-intent.ts';
import { createIntent } from './create-intent.ts';
import { type FormValues, parseParameters } from './form.ts';
import { find, findById, type StripeLedger } from './ledger.ts';
import * as parameters from './parameters.ts';
import type { ListParameters } from './parameters.ts';
import { createRefund } from './refund.ts';

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
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** A page of the rows, newest first. */
function listRows<Row extends { id: string; created: number }>(
  rows: Iterable<Row>,
  url: string,
  { created, limit = 10, starting_after: after, ending_before: before }: ListParameters,
): Stripe.ApiList<Row> {
  const all = [...rows].toReversed().filter((row) => isIn(created, row.created));
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? all.findIndex(({ id }) => id === before) : all.length;
  const wanted = all.slice(start, end);
  const data = before ? wanted.slice(-limit) : wanted.slice(0, limit);
  return { object: 'list', data, has_more: wanted.length > limit, url };
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
  route('GET /v1/charges/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'charges', id, 'charge')),
  route('GET /v1/balance_transactions/:id', retrieve, ({ ledger }, _, id) =>
    find(ledger, 'transactions', id),
  ),
  route('GET /v1/balance_transactions', parameters.listTransactionsParameters, ({ ledger }, values) => {
    const { source, ...page } = values;
    const transactions = [...ledger.transactions.values()].filter((row) => !source || row.source === source);
    return listRows(transactions, '/v1/balance_transactions', page);
  }),
  route('GET /v1/payouts', parameters.listPayoutsParameters, ({ ledger }, { status, ...page }) => {
    const payouts = [...ledger.payouts.values()].filter((payout) => !status || payout.status === status);
    return listRows(payouts, '/v1/payouts', page);
  }),
  route('GET /v1/payouts/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'payouts', id)),
  route('POST /v1/refunds', parameters.createRefundParameters, createRefund),
  route('GET /v1/refunds', parameters.listRefundsParameters, ({ ledger }, values) => {
    const { charge, payment_intent: intent, ...page } = values;
    const refunds = [...ledger.refunds.values()].filter(
      (refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent),
    );
    return listRows(refunds, '/v1/refunds', page);
  }),
  route('GET /v1/refunds/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'refunds', id)),
  route('GET /v1/disputes/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'disputes', id)),
  route('GET /v1/events', parameters.listEventsParameters, ({ ledger }, { type, types, ...page }) => {
    const wanted = types ?? (type ? [type] : undefined);
    const events = [...ledger.events.values()].filter((event) => wanted?.includes(event.type) ?? true);
    return listRows(events, '/v1/events', page);
  }),
  route('GET /v1/events/:id', retrieve, ({ ledger }, _, id) => find(ledger, 'events', id)),
];

/** The route of a call with its id; undefined if the mock has none. */
export function matchRoute(method: string, path: string): { route: Route; id: string } | undefined {
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.path.exec(path) : null;
    if (match) return { route: candidate, id: match[1] ?? '' };
  }
  return undefined;
}
