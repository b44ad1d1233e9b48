import type * as z from 'zod';
import { cancelIntent, updateIntent } from './change-intent.ts';
import { createIntent } from './create-intent.ts';
import type { Desk } from './desk.ts';
import { expand } from './expand.ts';
import type { FormValues } from './form.ts';
import { find } from './ledger.ts';
import { listRows } from './list.ts';
import * as parameters from './parameters.ts';
import { parseParameters } from './parse-parameters.ts';
import { createRefund } from './refund.ts';

/** A call of Stripe's API; `id` is what stands for :id in its path. */
interface Route {
  readonly method: string;
  readonly path: RegExp;
  work(desk: Desk, form: FormValues, id: string): object;
}

function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  call: string,
  schema: Schema,
  work: (desk: Desk, values: z.output<Schema>, id: string) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    work(desk, form, id) {
      const values = parseParameters(schema, form);
      return expand(desk.ledger, work(desk, values, id), values.expand);
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
  route('POST /v1/payment_intents/:id', parameters.updateIntentParameters, (desk, values, id) =>
    updateIntent(desk, id, values),
  ),
  route('POST /v1/payment_intents/:id/cancel', parameters.cancelIntentParameters, (desk, values, id) =>
    cancelIntent(desk, id, values.cancellation_reason ?? null),
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

/** The route of a call with its id, undefined where Stripe has none or the stand-in does not know it. */
export function matchRoute(method: string, path: string): { route: Route; id: string } | undefined {
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.path.exec(path) : null;
    if (match) return { route: candidate, id: match[1] ?? '' };
  }
  return undefined;
}
