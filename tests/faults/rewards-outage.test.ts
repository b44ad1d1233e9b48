// ASVS: 16.5.3
import { beforeAll, expect, test } from 'vitest';
import { customers } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import {
  createCustomerApi,
  leaveRewardsApi,
  listPointsHistoryApi,
  listRedemptionsApi,
  listRewardsApi,
  listTransactionsApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import { ERRORS } from '../../src/domain/shared/contract/errors.ts';
import { callApi } from '../support/call.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { customerWith, newCustomerBody, sessionFor, type CustomerRow } from '../support/rewards.ts';

const server = useLinkedServer({ ownPostgres: true });
let customer: CustomerRow;
beforeAll(async () => {
  customer = await customerWith(server.db, 100);
});

const body = newCustomerBody();
const create = () =>
  callApi(rewardsFunction, createCustomerApi, { body, headers: { 'idempotency-key': 'outage' } });
const own = () => ({ params: { id: customer.id }, headers: { cookie: sessionFor(customer.id) } });
const CALLS: readonly (readonly [string, () => Promise<Response>])[] = [
  ['a look-up', () => callApi(rewardsFunction, lookUpCustomerApi, { params: { phone: customer.phone } })],
  ['a new account', create],
  ['the rewards on offer', () => callApi(rewardsFunction, listRewardsApi)],
  ['the visits', () => callApi(rewardsFunction, listTransactionsApi, own())],
  ['the history', () => callApi(rewardsFunction, listPointsHistoryApi, own())],
  ['the vouchers', () => callApi(rewardsFunction, listRedemptionsApi, own())],
];

async function expectUnavailable(call: () => Promise<Response>): Promise<void> {
  const startedAt = performance.now();
  const response = await call();
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.json()).toEqual({ error: ERRORS.unavailable.message, code: 'unavailable' });
}

test('with the database stopped, every call says so in the specified words, sign-out works, and everything recovers', async () => {
  await server.database.stop();
  for (const [, call] of CALLS) await expectUnavailable(call);
  expect((await callApi(rewardsFunction, leaveRewardsApi)).status).toBe(200);
  await server.database.start();
  for (const [, call] of CALLS) expect((await call()).ok).toBe(true);
});

test('stopped in the middle of a new account, nothing of it is stored, and the same key may try again', async () => {
  const before = await server.db.$count(customers);
  const changes = newCustomerBody();
  const headers = { 'idempotency-key': 'cut-off' };
  const send = () => callApi(rewardsFunction, createCustomerApi, { body: changes, headers });
  server.link.once('commit', 'customers', () => server.database.stop());
  await expectUnavailable(send);
  await server.database.start();
  expect(await server.db.$count(customers)).toBe(before);
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  expect(await server.db.$count(customers)).toBe(before + 1);
});
