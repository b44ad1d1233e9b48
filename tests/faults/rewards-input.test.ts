import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '../../netlify/database/schema/rewards.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import {
  createCustomerApi,
  listPointsHistoryApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi } from '../support/call.ts';
import { expectClean } from '../support/clean-text.ts';
import { customerWith, freshPhone, newCustomerBody, sessionFor } from '../support/rewards.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const post = (body: unknown) => callApi(rewardsFunction, createCustomerApi, { body });
const lookUp = (phone: string) => callApi(rewardsFunction, lookUpCustomerApi, { params: { phone } });
const count = () => server.db.$count(customers);

test.each<[string, unknown]>([
  ['nothing', ''],
  ['half an object', '{"firstName":'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['10,000 levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['a list for a name', { ...newCustomerBody(), firstName: ['Ada'] }],
  ['an operator for a phone', { ...newCustomerBody(), phone: { $ne: null } }],
  ['a number for a phone', { ...newCustomerBody(), phone: 7_705_550_199 }],
  ['null for an email', { ...newCustomerBody(), email: null }],
  ['only invisible characters', newCustomerBody({ firstName: '\u200b\u202e\u0000' })],
  ['a lone surrogate', newCustomerBody({ lastName: '\ud800' })],
  ['a name too long', newCustomerBody({ lastName: 'x'.repeat(61) })],
  ['a phone too long', newCustomerBody({ phone: '7'.repeat(40_000) })],
  ['an email too long', newCustomerBody({ email: `${'x'.repeat(250)}@example.com` })],
  ['an email with a line break', newCustomerBody({ email: 'a@example.com\r\nBcc: b@example.com' })],
  ['points of one’s own', { ...newCustomerBody(), totalPoints: 1_000_000 }],
  ['a tier of one’s own', { ...newCustomerBody(), tier: 'Platinum' }],
  ['an id of one’s own', { ...newCustomerBody(), id: randomUUID() }],
  ['a date of birth, which is staff’s to note', { ...newCustomerBody(), dateOfBirth: '1984-02-29' }],
])('%s opens no account', async (_, body) => {
  const before = await count();
  const response = await post(body);
  expect(response.status).toBe(400);
  expect((await response.json()) as ErrorBody).toMatchObject({ code: 'invalid_input' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await count()).toBe(before);
});

test('keys that name a prototype do nothing', async () => {
  const extra = '"__proto__":{"totalPoints":9},"constructor":{"prototype":{"totalPoints":9}},';
  const response = await post(`{${extra}${JSON.stringify(newCustomerBody()).slice(1)}`);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ totalPoints: 0 });
  expect(({} as Record<string, unknown>)['totalPoints']).toBeUndefined();
});

test('SQL and HTML in a name are plain text', async () => {
  const lastName = "'; drop table customers; --<img src=x>";
  const response = await post(newCustomerBody({ lastName }));
  expect(await response.json()).toMatchObject({ lastName });
});

const HOSTILE = [
  "' or 1=1 --",
  "'; drop table customers; --",
  '<script>alert(1)</script>',
  '%27%20or%201%3D1',
  '%00',
  '\u0000',
  '\u200b\u202e',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '../../rewards',
  '..%2f..%2frewards',
  '%',
  '%ff%fe',
  '٠١٢٣٤٥٦٧٨٩',
  '{"$ne":null}',
  'x'.repeat(20_000),
  '7'.repeat(20_000),
];

test.each(HOSTILE.map((phone) => [JSON.stringify(phone.slice(0, 30)), phone] as const))(
  '%s is nobody’s number',
  async (_, phone) => {
    const response = await lookUp(phone);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  },
);

test.each(['%', '%ff%fe', '770%5550123'])('%j, which nobody encoded, is nobody’s number', async (part) => {
  const path = `/api/customers/phone/${part}`;
  expect((await callApi(rewardsFunction, lookUpCustomerApi, { path })).status).toBe(400);
});

const nasty = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...HOSTILE));
const or = (usual: () => string) => fc.oneof({ weight: 2, arbitrary: fc.constant(null).map(usual) }, nasty);

// Asked: 238, 386
test('no input is answered 500, and only clean text is stored', async () => {
  const { id } = await customerWith(server.db);
  const body = fc.record({
    firstName: or(() => 'Ada'),
    lastName: or(() => 'Wright'),
    phone: or(freshPhone),
    email: fc.oneof(
      or(() => ''),
      fc.emailAddress(),
    ),
  });
  await fc.assert(
    fc.asyncProperty(body, nasty, async (sent, part) => {
      expect([201, 400, 409]).toContain((await post(sent)).status);
      expect([400, 404]).toContain((await lookUp(part)).status);
      const headers = { cookie: sessionFor(id) };
      const asked = await callApi(rewardsFunction, listPointsHistoryApi, { params: { id: part }, headers });
      expect(asked.status).toBe(404);
    }),
    { numRuns: 150 },
  );
  const rows = await server.db.select().from(customers);
  expect(rows.length).toBeGreaterThan(10);
  for (const { firstName, lastName, email, phone } of rows) {
    for (const text of [firstName, lastName, email ?? '']) expectClean(text);
    expect(phone).toMatch(/^\+1\d{10}$/);
  }
});

test('no invented cookie opens anything', async () => {
  const { id } = await customerWith(server.db);
  const value = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 140 }),
    fc.tuple(fc.constantFrom(id, randomUUID()), fc.nat(), fc.base64String()).map((parts) => parts.join('.')),
  );
  await fc.assert(
    fc.asyncProperty(value, async (text) => {
      const headers = { cookie: `__Host-rewards=${text}` };
      const { status } = await callApi(rewardsFunction, listPointsHistoryApi, { params: { id }, headers });
      expect(status).toBe(401);
    }),
    { numRuns: 150 },
  );
});
