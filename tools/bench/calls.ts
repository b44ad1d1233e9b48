import autocannon from 'autocannon';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import { orderTotals } from '../../src/domain/orders/order-totals.ts';
import { toCents, toDollars } from '../../src/domain/shared/money.ts';
import { rewardsCalls } from './rewards-calls.ts';
import type { Served } from './serve.ts';
import { staffCalls } from './staff-calls.ts';

interface CallFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

export interface Call {
  readonly what: string;
  readonly kind: 'read' | 'list' | 'write';
  /** Sent in turn and over again, each connection its own share of them where there are enough. */
  readonly requests: readonly autocannon.Request[];
}

const SECONDS = 8;
const CONNECTIONS = 10;

/** Rounded to hundredths. */
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;

async function load(
  url: string,
  requests: readonly autocannon.Request[],
  seconds: number,
): Promise<CallFigures> {
  let connections = 0;
  // autocannon itself keeps whole milliseconds, too coarse for answers that take less than one.
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const share = connections;
      connections += 1;
      const own = requests.filter((_, index) => index % CONNECTIONS === share);
      client.setRequests(own.length > 0 ? own : [...requests]);
      client.on('response', (_status, _bytes, ms) => times.push(ms));
    },
  });
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failures: result.non2xx + result.errors,
  };
}

/** Ten connections for some seconds, after a second of warming up. */
async function measure(url: string, requests: readonly autocannon.Request[]): Promise<CallFigures> {
  await load(url, requests, 2);
  return load(url, requests, SECONDS);
}

const QUOTE = JSON.stringify({
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '(770) 555-0199',
  description: 'About 200 lb of bright copper wire',
  filledInMs: 9_000,
});

const ADDRESS = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };

/** An order of the two first things on sale, as the checkout sends it. */
async function orderBody(origin: string): Promise<string> {
  const items = (await (await fetch(`${origin}${groupedMerchandiseApi.path}`)).json()) as CatalogueItem[];
  const lines = items
    .slice(0, 2)
    .flatMap(({ name, variants: [variant] }) => (variant ? [{ name, variant }] : []));
  const priced = lines.map(({ variant }) => ({ unitPriceCents: toCents(variant.price) ?? 0, quantity: 1 }));
  const { subtotalCents, shippingCents, taxCents, totalCents } = orderTotals(priced, 'paypal');
  const { address, city, state, zip } = ADDRESS;
  return JSON.stringify({
    customerName: 'Ada Wright',
    customerEmail: 'ada.wright@example.com',
    customerPhone: '(770) 555-0199',
    shippingAddress: address,
    shippingCity: city,
    shippingState: state,
    shippingZip: zip,
    billingAddress: address,
    billingCity: city,
    billingState: state,
    billingZip: zip,
    subtotal: toDollars(subtotalCents),
    shipping: toDollars(shippingCents),
    tax: toDollars(taxCents),
    total: toDollars(totalCents),
    items: lines.map(({ name, variant: { id, price } }) => ({
      merchandiseItemId: id,
      quantity: 1,
      price,
      name,
    })),
  });
}

export interface Measured extends Pick<Call, 'what' | 'kind'> {
  readonly figures: CallFigures;
  /** The mean of the floor just before and just after: the machine's own speed drifts within a minute. */
  readonly floor: CallFigures;
}

const mean = (a: CallFigures, b: CallFigures): CallFigures => ({
  requestsPerSecond: (a.requestsPerSecond + b.requestsPerSecond) / 2,
  p50Ms: (a.p50Ms + b.p50Ms) / 2,
  p99Ms: (a.p99Ms + b.p99Ms) / 2,
  failures: a.failures + b.failures,
});

const read = (path: string, kind: Call['kind'] = 'read'): Call => ({
  what: `GET ${path}`,
  kind,
  requests: [{ path }],
});

export async function* measureCalls({
  origin,
  floorOrigin,
  sessions,
  ownersCookie,
}: Served): AsyncGenerator<Measured> {
  const headers = { 'content-type': 'application/json', origin };
  const write = (path: string, body: string): Call => ({
    what: `POST ${path}`,
    kind: 'write',
    requests: [{ method: 'POST', path, headers, body }],
  });
  const calls = [
    read('/api/metal-prices'),
    read('/api/metal-prices/copper_wire/history', 'list'),
    read('/api/merchandise/grouped'),
    write('/api/quote-requests', QUOTE),
    write('/api/orders', await orderBody(origin)),
    ...(await rewardsCalls(origin, sessions)),
    ...(await staffCalls(origin, ownersCookie)),
  ];
  const measureFloor = () => measure(floorOrigin, [{ path: '/query' }]);
  let before = await measureFloor();
  for (const { what, kind, requests } of calls) {
    const figures = await measure(origin, requests);
    const after = await measureFloor();
    yield { what, kind, figures, floor: mean(before, after) };
    before = after;
  }
}
