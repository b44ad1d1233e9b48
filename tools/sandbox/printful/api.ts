import type * as z from 'zod';
import { type MockAnswer, type MockHandler, type MockRequest, unixSeconds } from '../mock-server.ts';
import {
  newPrintfulId,
  orderChanges,
  orderParameters,
  type PrintfulLedger,
  type PrintfulOrderRecord,
} from './ledger.ts';
import { detailed, listed, type MockPrintfulStore } from './store.ts';

/** A recipient of this name is refused. */
export const PRINTFUL_REFUSED_NAME = 'Printful Refuses';

const ok = (result: unknown): MockAnswer => ({ status: 200, body: { code: 200, result } });

const refuse = (code: 400 | 401 | 404, message: string, apiCode?: string): MockAnswer => ({
  status: code,
  body: {
    code,
    result: message,
    error: { reason: 'Error', message, ...(apiCode ? { api_error_code: apiCode } : {}) },
  },
});

const shown = ({ confirmations: _ours, ...order }: PrintfulOrderRecord) => structuredClone(order);

const refuseFields = ({ issues }: z.ZodError) =>
  refuse(400, issues.map(({ path }) => path.join('.')).join(', '));

function create(ledger: PrintfulLedger, body: string): MockAnswer {
  const parsed = orderParameters.safeParse(JSON.parse(body || 'null'));
  if (!parsed.success) return refuseFields(parsed.error);
  const { data } = parsed;
  if (data.recipient.name === PRINTFUL_REFUSED_NAME)
    return refuse(400, 'Recipient: this address is not served', 'OR-8');
  if (ledger.has(data.external_id)) {
    return refuse(400, 'Order with this External ID already exists', 'OR-13');
  }
  const order: PrintfulOrderRecord = {
    ...data,
    id: newPrintfulId(),
    created: unixSeconds(),
    status: 'draft',
    confirmations: 0,
    shipments: [],
  };
  ledger.set(data.external_id, order);
  return ok(shown(order));
}

function change(order: PrintfulOrderRecord, body: string): MockAnswer {
  if (order.status !== 'draft') return refuse(400, 'Only an order that is not submitted can be changed');
  const parsed = orderChanges.safeParse(JSON.parse(body || 'null'));
  if (!parsed.success) return refuseFields(parsed.error);
  order.items = parsed.data.items;
  return ok(shown(order));
}

function confirm(order: PrintfulOrderRecord): MockAnswer {
  if (order.status !== 'draft') return refuse(400, 'This order cannot be confirmed', 'OR-10');
  order.status = 'pending';
  order.confirmations += 1;
  return ok(shown(order));
}

function browseStore(store: MockPrintfulStore, { method, path, query }: MockRequest): MockAnswer | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/stores') return ok([{ id: 1, type: 'native', name: 'The shop' }]);
  if (path === '/store/products') return { status: 200, body: { code: 200, ...listed(store, query) } };
  const [, id] = /^\/store\/products\/(\d+)$/.exec(path) ?? [];
  const product = store.get(Number(id));
  return product && ok(detailed(product));
}

function work(ledger: PrintfulLedger, { method, path, body }: MockRequest): MockAnswer {
  if (method === 'POST' && path === '/orders') return create(ledger, body);
  const [, id = '', verb = ''] = /^\/orders\/@([^/]+)(\/confirm)?$/.exec(path) ?? [];
  const order = ledger.get(id);
  if (!order) return refuse(404, 'Not found');
  if (method === 'POST' && verb) return confirm(order);
  if (method === 'PUT' && !verb) return change(order, body);
  return method === 'GET' && !verb ? ok(shown(order)) : refuse(404, 'Not found');
}

/** Version 1 of Printful's API, as far as we use it: orders from draft to shipment, and the products in the store. */
export function createPrintfulApi(
  ledger: PrintfulLedger,
  store: MockPrintfulStore,
  token: string,
): MockHandler {
  return (request) =>
    request.headers.authorization === `Bearer ${token}`
      ? (browseStore(store, request) ?? work(ledger, request))
      : refuse(401, 'The access token is not valid');
}
