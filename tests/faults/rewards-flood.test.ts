// ASVS: 2.4.1, 15.3.4
import { expect, test } from 'vitest';
import { customers, pointsLedger } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { LOOK_UPS_RATE_LIMIT } from '../../src/business/constants.ts';
import { createCustomerApi, lookUpCustomerApi } from '../../src/domain/rewards/rewards.api.ts';
import { ERRORS } from '../../src/domain/shared/contract/errors.ts';
import { callApi } from '../support/call.ts';
import { customerWith, freshPhone, newCustomerBody, sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const lookUp = (phone: string, ip: string) =>
  callApi(rewardsFunction, lookUpCustomerApi, { params: { phone }, ip });
const create = (ip: string, changes = {}, headers = {}) =>
  callApi(rewardsFunction, createCustomerApi, { body: newCustomerBody(changes), ip, headers });

const keyOf = (index: number) => ({ 'idempotency-key': `account-${index}` });
const createAs = (ip: string) => (row: { phone: string }) => create(ip, { phone: row.phone });

const LOOK_UPS = LOOK_UPS_RATE_LIMIT.limit;
const ACCOUNTS = createCustomerApi.verbLimit?.limit ?? 0;

const tally = (answers: readonly Response[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

async function expectTooMany(response: Response | undefined): Promise<void> {
  expect(response?.status).toBe(429);
  const wait = Number(response?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3_500);
  expect(wait).toBeLessThanOrEqual(3_600);
  const { message } = ERRORS.too_many_requests;
  expect(await response?.json()).toEqual({ error: message, code: 'too_many_requests' });
  expect(response?.headers.getSetCookie()).toEqual([]);
}

// Asked: 242, 389
test('the thirty-first look-up of an address in an hour is one too many, found or not', async () => {
  const ip = '203.0.113.61';
  const { phone } = await customerWith(server.db, 100);
  for (let count = 0; count < LOOK_UPS; count += 1) {
    const isKnown = count % 3 === 0;
    expect((await lookUp(isKnown ? phone : freshPhone(), ip)).status).toBe(isKnown ? 200 : 404);
  }
  await expectTooMany(await lookUp(phone, ip));
  await expectTooMany(await lookUp(freshPhone(), ip));
  expect((await lookUp(phone, '203.0.113.62')).status).toBe(200);
});

test('the customer that a browser sees already is refreshed without counting, and nobody else', async () => {
  const ip = '203.0.113.94';
  const { id, phone } = await customerWith(server.db, 100);
  const stranger = await customerWith(server.db, 100);
  const refresh = (number: string) =>
    callApi(rewardsFunction, lookUpCustomerApi, {
      params: { phone: number },
      ip,
      headers: { cookie: sessionFor(id) },
    });
  for (let count = 0; count <= LOOK_UPS; count += 1) expect((await refresh(phone)).status).toBe(200);
  for (let count = 0; count < LOOK_UPS; count += 1) expect((await refresh(stranger.phone)).status).toBe(200);
  await expectTooMany(await refresh(stranger.phone));
  expect((await refresh(phone)).status).toBe(200);
});

// Asked: 244
// ASVS: 4.1.3
test('one household’s many IPv6 addresses are one, and a header does not make another', async () => {
  const { phone } = await customerWith(server.db, 100);
  const answers = await Promise.all(
    Array.from({ length: LOOK_UPS + 5 }, (_, count) =>
      callApi(rewardsFunction, lookUpCustomerApi, {
        params: { phone },
        ip: `2001:db8:7:7::${count.toString(16)}`,
        headers: {
          'x-forwarded-for': `203.0.113.${count}`,
          'x-nf-client-connection-ip': `198.51.100.${count}`,
        },
      }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: LOOK_UPS, 429: 5 });
});

test('an invalid phone number does not count', async () => {
  const ip = '203.0.113.64';
  const { phone } = await customerWith(server.db, 100);
  for (let count = 0; count < LOOK_UPS + 1; count += 1) await lookUp('555', ip);
  expect((await lookUp(phone, ip)).status).toBe(200);
});

// Asked: 242
test('the eleventh new customer of an address in an hour is one too many, also at once; a repeat is none', async () => {
  const ip = '203.0.113.71';
  const before = await server.db.$count(customers);
  const bodies = Array.from({ length: 15 }, () => ({ phone: freshPhone() }));
  const answers = await Promise.all(bodies.map((body, index) => create(ip, body, keyOf(index))));
  expect(tally(answers)).toEqual({ 201: ACCOUNTS, 429: 5 });
  await expectTooMany(await create(ip));
  expect(await server.db.$count(customers)).toBe(before + ACCOUNTS);
  const first = answers.findIndex(({ status }) => status === 201);
  expect((await create(ip, bodies[first], keyOf(first))).status).toBe(201);
  expect((await create('203.0.113.72')).status).toBe(201);
});

test('refusals cannot be used to find out who is a customer', async () => {
  const taken = await Promise.all(Array.from({ length: 25 }, () => customerWith(server.db, 100)));
  const ip = '203.0.113.73';
  const inTurn: Response[] = [];
  for (const row of taken) inTurn.push(await createAs(ip)(row));
  expect(tally(inTurn)).toEqual({ 409: ACCOUNTS, 429: 15 });
  await expectTooMany(inTurn.at(-1));
  const atOnce = await Promise.all(taken.map(createAs('203.0.113.74')));
  expect(tally(atOnce)).toEqual({ 409: ACCOUNTS, 429: 15 });
});

test('sign-ups and look-ups of one address share their count, taken number or free', async () => {
  const ip = '203.0.113.75';
  const { phone } = await customerWith(server.db, 100);
  for (let count = 0; count < LOOK_UPS - 3; count += 1) await lookUp(freshPhone(), ip);
  const body = { phone: freshPhone() };
  expect((await create(ip, { phone })).status).toBe(409);
  expect((await create(ip, body, keyOf(75))).status).toBe(201);
  expect((await lookUp(freshPhone(), ip)).status).toBe(404);
  await expectTooMany(await create(ip, { phone }));
  await expectTooMany(await create(ip, { phone: freshPhone() }));
  await expectTooMany(await lookUp(phone, ip));
  // The answer to a sign-up that was lost is no new look-up.
  expect((await create(ip, body, keyOf(75))).status).toBe(201);
});

test('a flood leaves nothing in anybody’s ledger', async () => {
  const rows = await server.db.select().from(pointsLedger);
  expect(rows.every(({ kind, points }) => kind === 'adjust' && points === 100)).toBe(true);
});
