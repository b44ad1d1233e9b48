import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addressChecks } from '../../netlify/database/schema/addresses.ts';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orderLines, orders } from '../../netlify/database/schema/orders.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { addressKey } from '../../netlify/services/addresses/rows.ts';
import { placeOrder } from '../../netlify/services/orders/place-order.ts';
import { createOrderApi, type OrderCreated } from '../../src/domain/orders/orders.api.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { ADDRESS, cartOf, cookiesOf, CUSTOMER, totalsOf, walletBody } from '../support/order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let cart: OrderItem[];
beforeAll(async () => {
  cart = await cartOf(server.db);
});

const post = (body: unknown, options: CallOptions = {}) =>
  callApi(ordersFunction, createOrderApi, { body, ...options });
const created = async (response: Response) => (await response.json()) as OrderCreated;
const failed = async (response: Response) => (await response.json()) as ErrorBody;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const count = () => server.db.$count(orders);
const rowOf = async (id: string) => (await server.db.select().from(orders).where(eq(orders.id, id)))[0];
const one = (): OrderItem => cart[0] ?? expect.fail('the cart is empty');

// Asked: 85, 152, 229, 278
test('an order is kept at the catalogue’s prices, with its lines as they are sold now', async () => {
  const response = await post(walletBody(cart));
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { id, number } = await created(response);
  expect(number).toMatch(/^GS-[0-9A-HJKMNP-TV-Z]{8}$/);
  const { totalCents } = totalsOf(cart, 'paypal');
  expect(await rowOf(id)).toMatchObject({
    number,
    method: 'paypal',
    payment: 'pending',
    fulfillment: 'none',
    customerPhone: '+17705550199',
    shippingCents: 899,
    taxCents: 0,
    totalCents,
    addressUnchecked: true,
  });
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(lines).toHaveLength(2);
  expect(lines.toSorted((a, b) => a.position - b.position)).toMatchObject(
    cart.map(({ merchandiseItemId, name, quantity }) => ({ variantId: merchandiseItemId, name, quantity })),
  );
});

test('the browser gets a cookie that only our server reads, and keeps the one it has', async () => {
  const response = await post(walletBody(cart));
  const [line = ''] = response.headers.getSetCookie();
  expect(line).toMatch(
    /^__Host-checkout=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
  );
  const again = await post(walletBody(cart), { headers: { cookie: cookiesOf(response) } });
  expect(again.headers.getSetCookie()).toEqual([]);
  const [mine, next] = [await created(response), await created(again)];
  expect((await rowOf(next.id))?.checkoutKey).toBe((await rowOf(mine.id))?.checkoutKey);
  expect(line).not.toContain((await rowOf(mine.id))?.checkoutKey);
});

// Asked: 245
test('the same key gives the same order and the same cookie, also to a browser that lost the answer', async () => {
  const key = randomUUID();
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(walletBody(cart), withKey(key))));
  const ids = await Promise.all(answers.map(async (answer) => (await created(answer)).id));
  expect(new Set(ids).size).toBe(1);
  expect(new Set(answers.map(cookiesOf)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('a repeat gives the same order although prices have changed since', async () => {
  const key = randomUUID();
  const { id } = await created(await post(walletBody(cart), withKey(key)));
  const variant = eq(merchandiseVariants.id, one().merchandiseItemId);
  await server.db.update(merchandiseVariants).set({ active: false }).where(variant);
  const again = await post(walletBody(cart), withKey(key));
  await server.db.update(merchandiseVariants).set({ active: true }).where(variant);
  expect(await created(again)).toMatchObject({ id });
});

test('a key that two browsers might share gives them no cookie in common', async () => {
  const answers = [await post(walletBody(cart), withKey('1')), await post(walletBody(cart), withKey('1'))];
  expect(new Set(answers.map(cookiesOf)).size).toBe(2);
});

test('the same key with another order is refused', async () => {
  const key = randomUUID();
  await post(walletBody(cart), withKey(key));
  const other = walletBody([one()]);
  const response = await post(other, withKey(key));
  expect(response.status).toBe(409);
  expect(await failed(response)).toMatchObject({ code: 'idempotency_key_reused' });
  // The key alone gives nobody access to the order.
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a cookie that the client made up is not taken over', async () => {
  const madeUp = 'A'.repeat(43);
  for (const value of [madeUp, `${madeUp}.${madeUp}`]) {
    const response = await post(walletBody(cart), { headers: { cookie: `__Host-checkout=${value}` } });
    expect(response.status).toBe(201);
    expect(cookiesOf(response)).not.toContain(madeUp);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  }
});

// Asked: 262
test('the same thing twice becomes one line, and no more than 99 of it', async () => {
  const twice = [one(), { ...one(), quantity: 3 }];
  const { id } = await created(await post({ ...walletBody(twice) }));
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(lines).toMatchObject([{ quantity: one().quantity + 3 }]);
  const many = [
    { ...one(), quantity: 60 },
    { ...one(), quantity: 60 },
  ];
  expect((await post(walletBody(many))).status).toBe(400);
});

test('an id in capitals is the same thing', async () => {
  const shouted = { ...one(), merchandiseItemId: one().merchandiseItemId.toUpperCase() };
  expect((await post(walletBody([shouted]))).status).toBe(201);
});

// Asked: 125
test('each field that is wrong is named', async () => {
  const response = await post({
    ...walletBody(cart),
    customerName: 'A',
    customerEmail: 'ada@',
    customerPhone: '555',
    shippingZip: '',
    total: '12',
  });
  expect(response.status).toBe(400);
  expect((await failed(response)).fields).toEqual({
    customerName: 'Name must be at least 2 characters',
    customerEmail: 'Please enter a valid email',
    customerPhone: 'Phone number must be in format (xxx) xxx-xxxx',
    shippingZip: expect.any(String) as unknown,
    total: expect.any(String) as unknown,
  });
});

// Asked: 262
test.each([
  ['no items', []],
  ['a quantity of nought', [0]],
  ['half a thing', [1.5]],
  ['a hundred', [100]],
  ['fewer than none', [-1]],
])('%s cannot be ordered', async (_, quantities) => {
  const items = quantities.map((quantity) => ({ ...one(), quantity }));
  expect((await post({ ...walletBody(cart), items })).status).toBe(400);
});

const finding = (outcome: 'deliverable' | 'undeliverable') =>
  server.db
    .insert(addressChecks)
    .values({ key: addressKey(ADDRESS), outcome })
    .onConflictDoUpdate({ target: addressChecks.key, set: { outcome } });

test('an address that was found undeliverable is refused, a deliverable one is not flagged', async () => {
  const before = await count();
  await finding('undeliverable');
  const refused = await post(walletBody(cart));
  expect(refused.status).toBe(409);
  expect(await failed(refused)).toMatchObject({ code: 'address_not_deliverable' });
  expect(await count()).toBe(before);
  await finding('deliverable');
  const { id } = await created(await post(walletBody(cart)));
  expect(await rowOf(id)).toMatchObject({ addressUnchecked: false });
  await server.db.delete(addressChecks);
});

test('a number that is taken is drawn again', async () => {
  const { number } = await created(await post(walletBody(cart)));
  const drawn = [number, number, 'GS-00000001'];
  const request = {
    method: 'paypal',
    customer: CUSTOMER,
    shipping: ADDRESS,
    billing: ADDRESS,
    items: cart,
    claimed: { total: totalsOf(cart, 'paypal').total },
    sent: { content: null },
  } as const;
  const sender = { address: 'drawn', checkoutKey: 'k', idempotencyKey: null };
  const placed = await placeOrder(server.db, request, sender, () => drawn.shift() ?? '');
  expect(placed.number).toBe('GS-00000001');
});

// Asked: 241
test('thirty orders in ten minutes come from one address, and no more', async () => {
  const ip = '203.0.113.30';
  const answers = await Promise.all(Array.from({ length: 31 }, () => post(walletBody(cart), { ip })));
  const late = answers.filter(({ status }) => status === 429);
  expect(late).toHaveLength(1);
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await post(walletBody(cart), { ip: '203.0.113.31' })).status).toBe(201);
});
