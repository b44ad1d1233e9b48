// ASVS: 6.5.4
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLookUps, orders } from '../../netlify/database/schema/orders.ts';
import { randomCharacters } from '../../netlify/lib/random-characters.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import {
  MAILED_CODE_VALID_MS,
  ORDER_LOOK_UP_CODES,
  ORDER_LOOK_UP_MAX_ATTEMPTS,
} from '../../src/business/constants.ts';
import { readOrderApi, type OrderView } from '../../src/domain/orders/orders.api.ts';
import { callApi } from '../support/call.ts';
import { cookiesOf } from '../support/order.ts';
import { askFor, codeMails, confirm, lookUp } from '../support/order-look-up.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { useServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'wrong_code' });
  expect(response.headers.getSetCookie()).toEqual([]);
}

test('the mailed code opens the order in full for the browser that enters it', async () => {
  const row = await unpaidOrder(server);
  const { lookUpId, code } = await askFor(server, row);
  const response = await confirm(lookUpId, code);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ orderId: row.id });
  const read = (cookie: string) =>
    callApi(ordersFunction, readOrderApi, { params: { id: row.id }, headers: { cookie } });
  const own = (await (await read(cookiesOf(response))).json()) as OrderView;
  expect(own.own).toMatchObject({ customerName: 'Ada Wright', shippingAddress: '123 Peachtree St' });
  const strange = (await (await read('')).json()) as OrderView;
  expect(strange.own).toBeNull();
});

test('case and spaces around make no difference', async () => {
  const { number, customerEmail } = await unpaidOrder(server);
  await lookUp(` ${number.toLowerCase()} `, ` ${customerEmail.toUpperCase()}`);
  await settled();
  expect(codeMails(server, number)).toHaveLength(1);
});

test('a number is found however it is typed, and so is the code', async () => {
  const number = `GS-PZ05${randomCharacters(4)}`;
  const { id, customerEmail } = await unpaidOrder(server);
  await server.db.update(orders).set({ number }).where(eq(orders.id, id));
  const signs = number.slice(3);
  const spellings = [
    `GS-${signs.replaceAll('0', 'O')}`,
    `GS ${signs}`,
    `#${number}`,
    `GS–${signs}`,
    `GS${signs}`,
    signs.toLowerCase(),
  ];
  for (const [index, spelling] of spellings.entries()) {
    expect((await lookUp(spelling, customerEmail, { ip: `typed-${index}` })).status).toBe(202);
    await settled();
    expect(codeMails(server, number)).toHaveLength(Math.min(index + 1, ORDER_LOOK_UP_CODES.limit));
  }
  expect((await lookUp(`GS-${signs}X`, customerEmail)).status).toBe(400);
});

test.each([
  ['an unknown number', () => Promise.resolve(['GS-00000000', 'ada.wright@example.com'] as const)],
  ['another’s email', async () => [(await unpaidOrder(server)).number, 'eve@example.com'] as const],
])('%s is answered like a right pair, leaves a row, and no mail', async (_, pair) => {
  const [number, email] = await pair();
  const before = server.mail.messages().length;
  const response = await lookUp(number, email);
  expect(response.status).toBe(202);
  const answer = (await response.json()) as { lookUpId: string };
  expect(Object.keys(answer)).toEqual(['lookUpId']);
  await settled();
  expect(server.mail.messages()).toHaveLength(before);
  const [row] = await server.db.select().from(orderLookUps).where(eq(orderLookUps.id, answer.lookUpId));
  expect(row).toMatchObject({ orderId: null });
  await expectRefused(await confirm(answer.lookUpId, '123456'));
});

/** Of nine. */
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[4] ?? 0;

test('right and wrong pairs take about the same time', async () => {
  const { number, customerEmail } = await unpaidOrder(server);
  const timed = async (email: string) => {
    const startedAt = performance.now();
    await lookUp(number, email);
    const ms = performance.now() - startedAt;
    await settled();
    return ms;
  };
  const [right, wrongOnes]: [number[], number[]] = [[], []];
  for (let index = 0; index < 9; index += 1) {
    right.push(await timed(customerEmail));
    wrongOnes.push(await timed(`eve${index}@example.com`));
  }
  const [one, other] = [median(right), median(wrongOnes)];
  // On a busy machine everything takes longer.
  expect(Math.abs(one - other)).toBeLessThan(25 + Math.min(one, other));
});

// ASVS: 6.5.1
test('a code works once', async () => {
  const { lookUpId, code } = await askFor(server, await unpaidOrder(server));
  const answers = await Promise.all([confirm(lookUpId, code), confirm(lookUpId, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  await expectRefused(await confirm(lookUpId, code));
});

// ASVS: 6.6.3
test('five wrong codes use it up, even in parallel', async () => {
  const { lookUpId, code } = await askFor(server, await unpaidOrder(server));
  const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(lookUpId, wrong(code))));
  await Promise.all(tries.map(expectRefused));
  const [row] = await server.db.select().from(orderLookUps).where(eq(orderLookUps.id, lookUpId));
  expect(row?.attempts).toBe(ORDER_LOOK_UP_MAX_ATTEMPTS);
  await expectRefused(await confirm(lookUpId, code));
});

test('four wrong codes leave one try', async () => {
  const { lookUpId, code } = await askFor(server, await unpaidOrder(server));
  for (let count = 0; count < 4; count += 1) await expectRefused(await confirm(lookUpId, wrong(code)));
  expect((await confirm(lookUpId, code)).status).toBe(200);
});

test('after fifteen minutes it has expired', async () => {
  const { lookUpId, code } = await askFor(server, await unpaidOrder(server));
  const [row] = await server.db
    .select({ ms: sql<number>`extract(epoch from ${orderLookUps.expiresAt} - now())::int * 1000` })
    .from(orderLookUps)
    .where(eq(orderLookUps.id, lookUpId));
  expect(row?.ms).toBeGreaterThan(MAILED_CODE_VALID_MS - 30_000);
  expect(row?.ms).toBeLessThanOrEqual(MAILED_CODE_VALID_MS);
  await server.db
    .update(orderLookUps)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(orderLookUps.id, lookUpId));
  await expectRefused(await confirm(lookUpId, code));
});

// ASVS: 6.6.2
test('the code of one look-up opens no other', async () => {
  const first = await askFor(server, await unpaidOrder(server));
  const second = await askFor(server, await unpaidOrder(server));
  await expectRefused(await confirm(first.lookUpId, second.code));
  await expectRefused(await confirm(crypto.randomUUID(), first.code));
  await expectRefused(await confirm('x', first.code));
  expect((await confirm(first.lookUpId, first.code)).status).toBe(200);
});

test('a customer gets five codes an hour, whoever asks for them', async () => {
  const { number, customerEmail } = await unpaidOrder(server);
  for (let count = 0; count < 8; count += 1) {
    expect((await lookUp(number, customerEmail)).status).toBe(202);
  }
  await settled();
  expect(codeMails(server, number)).toHaveLength(ORDER_LOOK_UP_CODES.limit);
});

test('no code is stored', async () => {
  const { code } = await askFor(server, await unpaidOrder(server));
  const { rows } = await server.db.execute(
    'select (select json_agg(l) from order_look_ups l) looks, (select json_agg(o) from outbox o) messages',
  );
  const kept = JSON.stringify(rows).replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[^"]+/g, '');
  expect(kept).not.toContain(code);
});
