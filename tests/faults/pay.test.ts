import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import {
  createPaymentIntentApi,
  resumePaymentApi,
  type PaymentIntentCreated,
} from '../../src/domain/payments/payments.api.ts';
import { ERRORS, type ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { toDollars } from '../../src/domain/shared/numbers/money.ts';
import type { Trouble } from '../../tools/sandbox/switches.ts';
import { callApi } from '../support/call.ts';
import { startCardOrder } from '../support/card-order.ts';
import { codeOf } from '../support/code-of.ts';
import { linked, type LinkedServer } from '../support/database-link.ts';
import { cardBody, totalsOf } from '../support/order.ts';
import { startShop } from '../support/shop.ts';

let server: LinkedServer;
let cart: OrderItem[];
let before: { orders: number; intents: number };
beforeAll(async () => {
  const shop = await startShop({ ownPostgres: true });
  server = await linked(shop.server);
  ({ cart } = shop);
});
beforeEach(async () => {
  before = await made();
});
afterEach(() => server.mocks.stripe.switches.clear());
afterAll(() => server.stop());

const made = async () => ({
  orders: await server.db.$count(orders),
  intents: server.mocks.stripe.intents().length,
});
/** How many orders and intents a test has made so far. */
const news = async () => {
  const now = await made();
  return { orders: now.orders - before.orders, intents: now.intents - before.intents };
};
const pay = (key: string, body: unknown = cardBody(cart)) =>
  callApi(paymentsFunction, createPaymentIntentApi, { body, headers: { 'idempotency-key': key } });
const created = async (response: Response) => (await response.json()) as PaymentIntentCreated;
const ONE_EACH = { orders: 1, intents: 1 };

// Asked: 378
test('Pay pressed twice, or twenty times at once, is one order and one payment', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, async () => created(await pay(key))));
  expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await news()).toEqual(ONE_EACH);
});

// Asked: 397
test.each<Trouble>([
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'rubbish' },
  { kind: 'drop' },
  { kind: 'hang' },
])('with Stripe in trouble ($kind) the answer comes in time, and a repeat works', async (trouble) => {
  server.mocks.stripe.switches.arm(/./, trouble);
  const key = randomUUID();
  const startedAt = performance.now();
  const response = await pay(key);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({ error: ERRORS.unavailable.message, code: 'unavailable' });
  expect(await news()).toEqual({ orders: 1, intents: 0 });
  server.mocks.stripe.switches.clear();
  expect((await pay(key)).status).toBe(201);
  expect(await news()).toEqual(ONE_EACH);
});

async function whilePriceIs<T>(cents: number, work: () => Promise<T>): Promise<T> {
  const [first] = cart;
  const variant = eq(merchandiseVariants.id, first?.merchandiseItemId ?? '');
  const [row] = await server.db.select().from(merchandiseVariants).where(variant);
  await server.db.update(merchandiseVariants).set({ priceCents: cents }).where(variant);
  try {
    return await work();
  } finally {
    await server.db
      .update(merchandiseVariants)
      .set({ priceCents: row?.priceCents ?? 0 })
      .where(variant);
  }
}

// Asked: 379
test('a price that changed since the cart was filled is reported, and nothing is created at Stripe', async () => {
  const response = await whilePriceIs(4_321, () => pay(randomUUID()));
  expect(response.status).toBe(409);
  const { code, figures } = (await response.json()) as ErrorBody;
  const right = cart.map((item, index) => (index === 0 ? { ...item, price: toDollars(4_321) } : item));
  const { totalCents: _total, ...amounts } = totalsOf(right, 'card');
  expect({ code, figures }).toMatchObject({ code: 'price_changed', figures: amounts });
  expect(await news()).toEqual({ orders: 0, intents: 0 });
});

test('a placed order is not paid at another price than its own', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  const options = { params: { id: orderId }, headers: { cookie } };
  const resume = () => callApi(paymentsFunction, resumePaymentApi, options);
  expect(await codeOf(await whilePriceIs(4_321, resume))).toBe('price_changed');
  expect((await resume()).status).toBe(200);
  const intent = server.mocks.stripe.intents().find(({ id }) => id === intentId);
  expect(intent?.amount).toBe(totalsOf(cart, 'card').totalCents);
});
