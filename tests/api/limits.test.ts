import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import yardsFunction from '../../netlify/functions/yards.ts';
import { useAllowance } from '../../netlify/lib/http/rate-limit.ts';
import { STEP_COOKIE } from '../../netlify/lib/staff/staff-cookies.ts';
import {
  LOOK_UPS_RATE_LIMIT,
  ORDERS_RATE_LIMIT,
  PUBLIC_READS_RATE_LIMIT,
  STAFF_LINKS,
  STAFF_SIGN_INS,
} from '../../src/business/constants.ts';
import * as auth from '../../src/domain/admin/auth.api.ts';
import { groupedMerchandiseApi, merchandisePictureApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { readYardNewsApi } from '../../src/domain/locations/yards.api.ts';
import { createPaypalOrderApi, resumePaymentApi } from '../../src/domain/payments/payments.api.ts';
import { readPriceListApi } from '../../src/domain/prices/list/price-list.api.ts';
import { listRewardsApi } from '../../src/domain/rewards/rewards.api.ts';
import type { RateLimit } from '../../src/domain/shared/contract/endpoint.ts';
import { callApi } from '../support/call.ts';
import { ADDRESS } from '../support/order.ts';
import { sendAll } from '../support/paid-order.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { askAuth, signedOut } from '../support/sign-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const CREDENTIAL = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
  clientExtensionResults: {},
};
const staffLimit = (scope: string) => ({ ...STAFF_SIGN_INS, scope });

// Those of quotes, inquiries, orders, look-ups, address checks, customers and passwords are in the tests of their calls.
// Asked: 244
test.each<readonly [string, RateLimit, (ip: string) => Promise<Response>]>([
  [
    'a card payment that is taken up again',
    ORDERS_RATE_LIMIT,
    (ip) => callApi(paymentsFunction, resumePaymentApi, { params: { id: randomUUID() }, ip }),
  ],
  [
    'an order at PayPal',
    ORDERS_RATE_LIMIT,
    (ip) =>
      callApi(paymentsFunction, createPaypalOrderApi, {
        body: { amount: '1.00', currency: 'USD', intent: 'CAPTURE', shippingAddress: ADDRESS },
        ip,
      }),
  ],
  [
    'a link for a forgotten password',
    { scope: 'staff-link-requests', ...LOOK_UPS_RATE_LIMIT },
    (ip) => askAuth(auth.requestPasswordResetApi, { email: 'nobody@example.com' }, '', ip),
  ],
  [
    'a challenge for a passkey',
    staffLimit('staff-passkey-challenges'),
    (ip) => askAuth(auth.challengePasskeyApi, undefined, '', ip),
  ],
  [
    'a sign-in with a passkey',
    staffLimit('staff-passkey-sign-ins'),
    (ip) => askAuth(auth.signInWithPasskeyApi, { credential: CREDENTIAL }, '', ip),
  ],
  [
    'a second step',
    staffLimit('staff-second-steps'),
    (ip) => askAuth(auth.verifyTotpApi, { code: '123456' }, `${STEP_COOKIE}=1`, ip),
  ],
  ...(
    [
      ['a list of prices', pricesFunction, readPriceListApi],
      ['a list of what the shop sells', catalogueFunction, groupedMerchandiseApi],
      ['a picture of a product', catalogueFunction, merchandisePictureApi],
      ['the news of the yards', yardsFunction, readYardNewsApi],
      ['a list of rewards', rewardsFunction, listRewardsApi],
    ] as const
  ).map(
    ([name, handler, contract]) =>
      [name, PUBLIC_READS_RATE_LIMIT, (ip: string) => callApi(handler, contract, { ip })] as const,
  ),
])('%s is counted in the database, for each address', async (_, limit, call) => {
  const [busy, other] = [randomUUID(), randomUUID()];
  for (let use = 0; use < limit.limit; use += 1) await useAllowance(server.db, limit, busy);
  const refused = await call(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call(other)).status).not.toBe(429);
});

// Asked: 244
test('one colleague is mailed five links an hour, whoever asks from wherever', async () => {
  const { email } = await signedOut(server, 'staff');
  for (let request = 0; request < STAFF_LINKS.limit + 2; request += 1)
    expect((await askAuth(auth.requestPasswordResetApi, { email })).status).toBe(202);
  await sendAll(server);
  expect(server.mail.messages().filter(({ to }) => to.includes(email))).toHaveLength(STAFF_LINKS.limit);
});

const headersOf = async (contract: typeof readPriceListApi | typeof groupedMerchandiseApi, query: string) => {
  const handler = contract === readPriceListApi ? pricesFunction : catalogueFunction;
  const { status, headers } = await callApi(handler, contract, { path: contract.path + query });
  return [status, headers.get('netlify-vary'), headers.get('netlify-cdn-cache-control')?.split(',')[0]];
};
test('the edge keeps one answer for each query that a contract names, and none for any other', async () => {
  const list = 'query=yard|language';
  for (const known of ['', '?yard=griffin', '?language=es&yard=newnan'])
    expect(await headersOf(readPriceListApi, known)).toEqual([200, list, 'public']);
  for (const other of ['?utm_source=x', '?yard=griffin&x=1', '?yard=newnan&yard=griffin', '?Yard=griffin'])
    expect(await headersOf(readPriceListApi, other)).toEqual([200, list, 'no-store']);
  expect(await headersOf(readPriceListApi, '?yard=nowhere')).toEqual([400, null, undefined]);
  expect(await headersOf(groupedMerchandiseApi, '')).toEqual([200, 'query=none', 'public']);
  for (const other of ['?none=1', '?x=1'])
    expect(await headersOf(groupedMerchandiseApi, other)).toEqual([200, 'query=none', 'no-store']);
});
