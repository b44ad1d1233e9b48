import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orders, stockHolds } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import productsFunction from '../../netlify/functions/products.ts';
import workOutbox from '../../netlify/functions/work-outbox.ts';
import {
  changeProductApi,
  readProductApi,
  type ProductDetail,
} from '../../src/domain/catalogue/admin-products.api.ts';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import { fulfilAgainApi } from '../../src/domain/fulfilment/admin-fulfilment.api.ts';
import { listOrdersApi } from '../../src/domain/orders/admin-orders.api.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../src/domain/payments/payments.api.ts';
import { inputOf, productDraftOf } from '../../src/features/admin/products/product-form.ts';
import { callApi } from '../support/call.ts';
import { deliver, eventsOf, startCardOrder, type CardOrder } from '../support/card-order.ts';
import { cardBody, cartOf } from '../support/order.ts';
import { askCapture, askPaypalOrder, startWalletOrder } from '../support/paypal-order.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { staffCall } from '../support/staff-call.ts';
import { settled } from '../support/wait-until.ts';

let server: TestServer;
let one: OrderItem;
beforeAll(async () => {
  server = await startServer();
  server.mocks.stripe.webhooks.use('lose');
  const [first] = await cartOf(server.db, 1);
  if (!first) throw new Error('no cart');
  one = first;
});
afterAll(() => server.stop());

const isKind = () => eq(merchandiseVariants.id, one.merchandiseItemId);
async function count(stock: number | null, lowMark: number | null = null) {
  await server.db.update(merchandiseVariants).set({ stock, lowMailedAt: null }).where(isKind());
  await server.db.update(merchandiseItems).set({ lowMark });
}
/** An owner enters a new count on the board. */
async function refill(stock: number) {
  const { cookie } = await staffWith(server.db, 'owner');
  const [kind] = await server.db
    .select({ id: merchandiseVariants.itemId })
    .from(merchandiseVariants)
    .where(isKind());
  const id = kind?.id ?? '';
  const read = await staffCall(productsFunction, readProductApi, cookie, { id });
  const product = read.body as unknown as ProductDetail;
  const input = inputOf(productDraftOf(product));
  const kinds = input.kinds.map((each) => (each.id === one.merchandiseItemId ? { ...each, stock } : each));
  const body = { ...input, kinds, version: product.version };
  expect((await staffCall(productsFunction, changeProductApi, cookie, { id, body })).status).toBe(200);
}
const left = async () =>
  (await server.db.select({ stock: merchandiseVariants.stock }).from(merchandiseVariants).where(isKind()))[0]
    ?.stock;
const lapse = () =>
  server.db
    .update(stockHolds)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(stockHolds.state, 'reserved'));
const runJob = async () => {
  await workOutbox();
  await settled();
};
const holdOf = async (orderId: string) =>
  (await server.db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)))[0]?.state;
const orderOf = async (orderId: string) =>
  (await server.db.select().from(orders).where(eq(orders.id, orderId)))[0];
beforeEach(async () => {
  await lapse();
  await runJob();
  await count(null);
});

let buyers = 0;
/** As a browser does: what is too much at once (503) is asked again with the same key. */
async function press(key: string = randomUUID(), cookie = '', tries = 5): Promise<Response> {
  buyers += 1;
  const answer = await callApi(paymentsFunction, createPaymentIntentApi, {
    body: cardBody([one]),
    headers: { 'idempotency-key': key, ...(cookie ? { cookie } : {}) },
    ip: `10.9.${Math.floor(buyers / 200)}.${buyers % 200}`,
  });
  return answer.status === 503 && tries > 1 ? press(key, cookie, tries - 1) : answer;
}
const buy = () => startCardOrder(server, { body: cardBody([one]), ip: `10.8.0.${(buyers += 1)}` });
async function pay({ intentId }: Pick<CardOrder, 'intentId'>) {
  server.mocks.stripe.pay(intentId);
  const [succeeded] = eventsOf(server, intentId, 'payment_intent.succeeded');
  if (!succeeded) throw new Error('no event');
  expect((await deliver(succeeded)).status).toBe(200);
}
const intentOf = async (response: Response): Promise<CardOrder> => {
  const { orderId, clientSecret } = (await response.json()) as PaymentIntentCreated;
  return { orderId, intentId: clientSecret.split('_secret_')[0] ?? '', cookie: '' };
};

test('fifty press for the last three: three may pay, and nobody else', async () => {
  await count(3);
  const answers = await Promise.all(Array.from({ length: 50 }, () => press()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(3).fill(201),
    ...Array<number>(47).fill(409),
  ]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(47);
  expect(await refused[0]?.json()).toMatchObject({
    code: 'price_changed',
    figures: { items: [{ merchandiseItemId: one.merchandiseItemId, available: false }] },
  });
  expect(await left()).toBe(0);
});

test('while half of the payments fail, exactly as many are sold as there are', async () => {
  await count(10);
  let sold = 0;
  for (let round = 0; round < 12 && sold < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => press()));
    const chosen = await Promise.all(answers.filter(({ status }) => status === 201).map(intentOf));
    expect(chosen).toHaveLength(10 - sold);
    const paying = chosen.filter((_, index) => index % 2 === 0);
    await Promise.all(paying.map(pay));
    for (const { intentId } of chosen.filter((_, index) => index % 2 === 1)) {
      server.mocks.stripe.decline(intentId);
      const [failed] = eventsOf(server, intentId, 'payment_intent.payment_failed');
      if (failed) await deliver(failed);
    }
    sold += paying.length;
    await lapse();
    await Promise.all([runJob(), runJob()]);
    expect(await left()).toBe(10 - sold);
  }
  expect(sold).toBe(10);
  expect((await press()).status).toBe(409);
  const short = await server.db.select().from(orders).where(eq(orders.stockShort, true));
  expect(short).toEqual([]);
}, 60_000);

test('a reservation lasts half an hour, and the same order starts it anew', async () => {
  await count(1);
  const key = randomUUID();
  const mine = await intentOf(await press(key));
  const again = await intentOf(await press(key));
  expect(again.orderId).toBe(mine.orderId);
  expect(await left()).toBe(0);
  await lapse();
  await runJob();
  expect([await left(), await holdOf(mine.orderId)]).toEqual([1, 'lapsed']);
  await press(key);
  expect([await left(), await holdOf(mine.orderId)]).toEqual([0, 'reserved']);
  const [hold] = await server.db
    .select({ seconds: sql<number>`extract(epoch from ${stockHolds.expiresAt} - now())::int` })
    .from(stockHolds)
    .where(eq(stockHolds.orderId, mine.orderId));
  expect(hold?.seconds).toBeGreaterThan(1_700);
});

test('whoever goes back and orders again is not in their own way', async () => {
  await count(1);
  const first = await buy();
  const second = await press(randomUUID(), first.cookie);
  expect(second.status).toBe(201);
  expect(await holdOf(first.orderId)).toBe('lapsed');
  expect(await left()).toBe(0);
});

test('money that comes after somebody else bought the last one is an order for staff to settle', async () => {
  await count(1);
  const late = await buy();
  await lapse();
  await runJob();
  await pay(await buy());
  await pay(late);
  const [event] = eventsOf(server, late.intentId, 'payment_intent.succeeded');
  if (event) await deliver(event);
  expect(await orderOf(late.orderId)).toMatchObject({
    payment: 'paid',
    stockShort: true,
    fulfilment: 'failed',
    waitsForStaff: true,
  });
  const kinds = await server.db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(eq(outbox.subjectId, late.orderId));
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['order_receipt_mail', 'stock_short_mail']);
  await runJob();
  const number = (await orderOf(late.orderId))?.number ?? '';
  expect(server.mail.messages().map(({ subject }) => subject)).toContain(
    `Sold out, but paid: order ${number}`,
  );
  const { cookie } = await staffWith(server.db, 'owner');
  const { body } = await staffCall(ownersFunction, listOrdersApi, cookie, { query: { toSend: 'yes' } });
  expect(body['rows']).toContainEqual(expect.objectContaining({ id: late.orderId, stockShort: true }));
  expect((await staffCall(ownersFunction, fulfilAgainApi, cookie, { id: late.orderId })).status).toBe(200);
  expect(await orderOf(late.orderId)).toMatchObject({ stockShort: false });
});

test('money that comes late takes what is left without a word', async () => {
  await count(1);
  const late = await buy();
  await lapse();
  await runJob();
  await pay(late);
  expect(await orderOf(late.orderId)).toMatchObject({ payment: 'paid', stockShort: false });
  expect([await left(), await holdOf(late.orderId)]).toEqual([0, 'taken']);
});

test('a refund before anything is sent gives the piece back, once', async () => {
  await count(1);
  const order = await buy();
  await pay(order);
  expect([await left(), await holdOf(order.orderId)]).toEqual([0, 'taken']);
  server.mocks.stripe.refund(order.intentId, (await orderOf(order.orderId))?.totalCents ?? 0);
  await server.db.update(orders).set({ fulfilment: 'manual' }).where(eq(orders.id, order.orderId));
  const events = eventsOf(server, order.intentId, 'charge.refunded');
  for (const event of [...events, ...events]) await deliver(event);
  expect([await left(), await holdOf(order.orderId)]).toEqual([1, 'returned']);
});

test('PayPal reserves and takes alike', async () => {
  await count(1);
  const wallet = await startWalletOrder(server);
  const created = await askPaypalOrder(wallet);
  expect(created.status).toBe(201);
  expect([await left(), await holdOf(wallet.orderId)]).toEqual([0, 'reserved']);
  const other = await startWalletOrder(server);
  const refused = await askPaypalOrder(other);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'price_changed']);
  const { id: paypalOrderId } = (await created.json()) as { id: string };
  server.mocks.paypal.approve(paypalOrderId);
  await askCapture({ paypalOrderId, cookie: wallet.cookie });
  expect(await holdOf(wallet.orderId)).toBe('taken');
});

test('staff get one mail at the low mark, and the next one only after a refill', async () => {
  await count(3, 2);
  const before = server.mail.messages().length;
  const lows = () =>
    server.mail
      .messages()
      .slice(before)
      .filter(({ subject }) => subject?.includes(' is down to '));
  await pay(await buy());
  await pay(await buy());
  await runJob();
  expect(lows()).toHaveLength(1);
  await pay(await buy());
  await refill(2);
  expect(lows()).toHaveLength(1);
  await pay(await buy());
  await runJob();
  expect(lows()).toHaveLength(2);
});

test('at 0 the kind says so in the shop’s list', async () => {
  await count(0);
  const items = (await (await callApi(catalogueFunction, groupedMerchandiseApi)).json()) as CatalogueItem[];
  const kinds = items.flatMap(({ variants }) => variants);
  expect(kinds.find(({ id }) => id === one.merchandiseItemId)).toMatchObject({ soldOut: true });
  expect(kinds.filter(({ soldOut }) => soldOut)).toHaveLength(1);
  expect((await press()).status).toBe(409);
});

test('what is not counted is never sold out, and leaves no trace', async () => {
  const order = await buy();
  await pay(order);
  expect(await holdOf(order.orderId)).toBeUndefined();
  expect(await left()).toBeNull();
});
