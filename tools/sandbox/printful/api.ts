import type { Answerer, RoomAnswer, RoomRequest } from '../room.ts';
import { newId, now, type Ledger, type SandboxOrder } from './ledger.ts';
import { orderParameters } from './parameters.ts';
import { detailed, listed, type Store } from './store.ts';

/** A recipient of this name is refused, for trying out what happens then. */
export const REFUSED_NAME = 'Printful Refuses';

const ok = (result: unknown): RoomAnswer => ({ status: 200, body: { code: 200, result } });

const refuse = (code: 400 | 401 | 404, message: string, apiCode?: string): RoomAnswer => ({
  status: code,
  body: {
    code,
    result: message,
    error: { reason: 'Error', message, ...(apiCode ? { api_error_code: apiCode } : {}) },
  },
});

const shown = ({ confirmations: _ours, ...order }: SandboxOrder) => structuredClone(order);

function create(ledger: Ledger, body: string): RoomAnswer {
  const parsed = orderParameters.safeParse(JSON.parse(body || 'null'));
  if (!parsed.success) return refuse(400, parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
  const { data } = parsed;
  if (data.recipient.name === REFUSED_NAME)
    return refuse(400, 'Recipient: this address is not served', 'OR-8');
  if (ledger.has(data.external_id)) {
    return refuse(400, 'Order with this External ID already exists', 'OR-13');
  }
  const order: SandboxOrder = {
    ...data,
    id: newId(),
    created: now(),
    status: 'draft',
    confirmations: 0,
    shipments: [],
  };
  ledger.set(data.external_id, order);
  return ok(shown(order));
}

function confirm(order: SandboxOrder): RoomAnswer {
  if (order.status !== 'draft') return refuse(400, 'This order cannot be confirmed', 'OR-10');
  order.status = 'pending';
  order.confirmations += 1;
  return ok(shown(order));
}

function browseStore(store: Store, { method, path, query }: RoomRequest): RoomAnswer | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/stores') return ok([{ id: 1, type: 'native', name: 'The shop' }]);
  if (path === '/store/products') return { status: 200, body: { code: 200, ...listed(store, query) } };
  const [, id] = /^\/store\/products\/(\d+)$/.exec(path) ?? [];
  const product = store.get(Number(id));
  return product && ok(detailed(product));
}

function work(ledger: Ledger, { method, path, body }: RoomRequest): RoomAnswer {
  if (method === 'POST' && path === '/orders') return create(ledger, body);
  const [, id = '', verb = ''] = /^\/orders\/@([^/]+)(\/confirm)?$/.exec(path) ?? [];
  const order = ledger.get(id);
  if (!order) return refuse(404, 'Not found');
  if (method === 'POST' && verb) return confirm(order);
  return method === 'GET' && !verb ? ok(shown(order)) : refuse(404, 'Not found');
}

/** Version 1 of Printful's API, as far as we use it: orders from draft to parcel, and what is in the store. */
export function createApi(ledger: Ledger, store: Store, token: string): Answerer {
  return (request) =>
    request.headers.authorization === `Bearer ${token}`
      ? (browseStore(store, request) ?? work(ledger, request))
      : refuse(401, 'The access token is not valid');
}
