import type { Request } from 'autocannon';
import { listOrdersApi, readStaffOrderApi } from '../../src/domain/orders/admin-orders.api.ts';
import { listQuotesApi, readQuoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import {
  listPointsHistoryApi,
  listRedemptionsApi,
  listRewardsApi,
  listTransactionsApi,
  lookUpCustomerApi,
  type Reward,
} from '../../src/domain/rewards/rewards.api.ts';
import type { Page } from '../../src/domain/shared/page-cursor.ts';
import { MEASURED_REWARD } from './many-customers.ts';
import { MANY_ORDERS, orderPhoneOf } from './many-orders.ts';
import { MANY_QUOTES, quotePhoneOf } from './many-quotes.ts';
import type { ServedSite } from './serve.ts';
import type { CustomerSession } from './sessions.ts';
import { QUOTE, walletOrderBody } from './visitors.ts';

export interface BenchCall {
  readonly name: string;
  /** Sent in rotation. */
  readonly requests: readonly Request[];
}

const read = (path: string): BenchCall => ({ name: `GET ${path}`, requests: [{ path }] });

async function visitorCalls(origin: string): Promise<readonly BenchCall[]> {
  const headers = { 'content-type': 'application/json', origin };
  const write = (path: string, body: string): BenchCall => ({
    name: `POST ${path}`,
    requests: [{ method: 'POST', path, headers, body }],
  });
  return [
    read('/api/metal-prices'),
    read('/api/metal-prices/copper_wire/history'),
    read('/api/merchandise/grouped'),
    write('/api/quote-requests', QUOTE),
    write('/api/orders', await walletOrderBody(origin)),
  ];
}

const pathOf = (path: string, value: string) => path.replace(/:\w+/, encodeURIComponent(value));

/** The calls of the rewards page, each request for another customer. */
async function rewardsCalls(
  origin: string,
  sessions: readonly CustomerSession[],
): Promise<readonly BenchCall[]> {
  const offered = (await (await fetch(`${origin}${listRewardsApi.path}`)).json()) as Reward[];
  const rewardId = offered.find(({ name }) => name === MEASURED_REWARD)?.id;
  const headersOf = ({ cookie }: CustomerSession) => ({ cookie, origin });
  const own = ({ path }: { readonly path: string }): BenchCall => ({
    name: `GET ${path}`,
    requests: sessions.map((session) => ({
      path: pathOf(path, session.customerId),
      headers: headersOf(session),
    })),
  });
  return [
    read(listRewardsApi.path),
    {
      name: `GET ${lookUpCustomerApi.path}`,
      requests: sessions.map(({ phone }) => ({ path: pathOf(lookUpCustomerApi.path, phone.slice(2)) })),
    },
    own(listTransactionsApi),
    own(listPointsHistoryApi),
    own(listRedemptionsApi),
    {
      name: `POST ${redeemRewardApi.path}`,
      requests: sessions.map((session) => ({
        method: redeemRewardApi.method,
        path: redeemRewardApi.path,
        headers: { ...headersOf(session), 'content-type': 'application/json' },
        body: JSON.stringify({ customerId: session.customerId, rewardId }),
      })),
    },
  ];
}

const SEARCHES = 400;

/** Searches for different phone numbers, from the newest row to the oldest. */
const searches = (path: string, phoneOf: (index: number) => string, rows: number) =>
  Array.from({ length: SEARCHES }, (_, index) => {
    const phone = phoneOf(1 + Math.floor((index * rows) / SEARCHES));
    return `${path}?q=${encodeURIComponent(phone)}`;
  });

/** The first page of each list, a filtered one, searches, and the rows of the first page one by one. */
async function staffCalls(origin: string, cookie: string): Promise<readonly BenchCall[]> {
  const headers = { cookie };
  const call = (name: string, paths: readonly string[]): BenchCall => ({
    name: `GET ${name}`,
    requests: paths.map((path) => ({ path, headers })),
  });
  const each = async ({ path }: { readonly path: string }, list: string) => {
    const page = (await (await fetch(origin + list, { headers })).json()) as Page<{ readonly id: string }>;
    return call(
      path,
      page.rows.map(({ id }) => pathOf(path, id)),
    );
  };
  const [quotes, orders] = [listQuotesApi.path, listOrdersApi.path];
  const won = `${quotes}?state=won&kind=pickup`;
  return [
    call(quotes, [quotes]),
    call(won, [won]),
    call(`${quotes}?q=a phone number`, searches(quotes, quotePhoneOf, MANY_QUOTES)),
    await each(readQuoteApi, quotes),
    call(orders, [orders]),
    call(`${orders}?q=a phone number`, searches(orders, orderPhoneOf, MANY_ORDERS)),
    await each(readStaffOrderApi, orders),
  ];
}

export const benchCalls = async ({
  origin,
  sessions,
  ownersCookie,
}: ServedSite): Promise<readonly BenchCall[]> => [
  ...(await visitorCalls(origin)),
  ...(await rewardsCalls(origin, sessions)),
  ...(await staffCalls(origin, ownersCookie)),
];
