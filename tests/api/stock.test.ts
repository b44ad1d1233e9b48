import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orderLines, orders, stockHolds } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import productsFunction from '../../netlify/functions/products.ts';
import { restock } from '../../netlify/services/stock/take-stock.ts';
import { workOutbox } from '../support/due-work.ts';
import {
  changeProductApi,
  readProductApi,
  type ProductDetail,
} from '../../src/domain/catalogue/admin-products.api.ts';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import { fulfillAgainApi } from '../../src/domain/fulfillment/admin-fulfillment.api.ts';
import { listOrdersApi } from '../../src/domain/orders/admin-orders.api.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../src/domain/payments/payments.api.ts';
import { productFormSchema, productDraftOf } from '../../src/features/admin/products/product-form.ts';
import { callApi } from '../support/call.ts';
import { deliver, eventsOf, startCardOrder, type CardOrder } from '../support/card-order.ts';
import { cardBody, cartOf } from '../support/order.ts';
import { askCapture, askPaypalOrder, startWalletOrder } from '../support/paypal-order.ts';
import { useServer } from '../support/server.ts';
import { sendShipment, shipmentOf } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';
import { staffCall } from '../support/staff-call.ts';
import { untilAnswered } from '../support/until-answered.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let one: OrderItem;
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
  const [first] = await cartOf(server.db, 1);
  if (!first) throw new Error('no cart');
  one = first;
});

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
  const input = productFormSchema.parse(productDraftOf(product));
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
function press(key: string = randomUUID(), cookie = ''): Promise<Response> {
  return untilAnswered(() => {
    buyers += 1;
    return callApi(paymentsFunction, createPaymentIntentApi, {
      body: cardBody([one]),
      headers: { 'idempotency-key': key, ...(cookie ? { cookie } : {}) },
      ip: `10.9.${Math.floor(buyers / 200)}.${buyers % 200}`,
    });
  });
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

// Fifty who share five connections take a while on a busy machine.
// Asked: 361
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

// Asked: 361
test('while half of the payments fail, exactly as many are sold as there are', async () => {
  await count(4);
  let sold = 0;
  for (let round = 0; round < 12 && sold < 4; round += 1) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => press()));
    const chosen = await Promise.all(answers.filter(({ status }) => status === 201).map(intentOf));
    expect(chosen).toHaveLength(4 - sold);
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
    expect(await left()).toBe(4 - sold);
  }
  expect(sold).toBe(4);
  expect((await press()).status).toBe(409);
  const short = await server.db.select().from(orders).where(eq(orders.stockShort, true));
  expect(short).toEqual([]);
});

const holdRow = async (orderId: string) =>
  (await server.db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)))[0];
/** Minutes that a hold still lasts. */
const minutesOf = async (orderId: string) =>
  ((await holdRow(orderId))?.expiresAt.getTime() ?? 0) / 60_000 - Date.now() / 60_000;
/** As if a hold had begun so many minutes ago. */
const passed = (orderId: string, minutes: number) => {
  const shift = sql`${minutes}::int * interval '1 minute'`;
  return server.db
    .update(stockHolds)
    .set({
      firstHeldAt: sql`${stockHolds.firstHeldAt} - ${shift}`,
      expiresAt: sql`${stockHolds.expiresAt} - ${shift}`,
    })
    .where(eq(stockHolds.orderId, orderId));
};

// Asked: 363
test('a hold lasts half an hour, and an hour at most, however often the order is called up', async () => {
  await count(1);
  const key = randomUUID();
  const { orderId } = await intentOf(await press(key));
  expect(await minutesOf(orderId)).toBeCloseTo(30, 0);
  await passed(orderId, 20);
  await runJob();
  expect(await holdOf(orderId)).toBe('reserved');
  expect((await intentOf(await press(key))).orderId).toBe(orderId);
  expect([await left(), await minutesOf(orderId)]).toEqual([0, expect.closeTo(30, 0)]);
  await passed(orderId, 25);
  await press(key);
  expect(await minutesOf(orderId)).toBeCloseTo(15, 0);
  await passed(orderId, 16);
  await press(key);
  await runJob();
  expect([await left(), await holdOf(orderId)]).toEqual([1, 'lapsed']);
  // It can be paid as long as there is one, and holds nothing.
  expect((await press(key)).status).toBe(201);
  expect([await left(), await holdOf(orderId)]).toEqual([1, 'lapsed']);
  await buy();
  expect((await press(key)).status).toBe(409);
});

test('a hold that lapsed is taken up again within its hour', async () => {
  await count(1);
  const key = randomUUID();
  const { orderId } = await intentOf(await press(key));
  await passed(orderId, 40);
  await runJob();
  expect([await left(), await holdOf(orderId)]).toEqual([1, 'lapsed']);
  await press(key);
  expect([await left(), await minutesOf(orderId)]).toEqual([0, expect.closeTo(20, 0)]);
});

// Asked: 363
test('of one address three unpaid orders hold pieces a day, all at once too, and paid ones do not count', async () => {
  await count(40);
  const ip = '10.7.0.1';
  const order = () =>
    callApi(paymentsFunction, createPaymentIntentApi, {
      body: cardBody([{ ...one, quantity: 10 }]),
      headers: { 'idempotency-key': randomUUID() },
      ip,
    });
  const before = await server.db.$count(orders);
  const answers = await Promise.all([order(), order(), order(), order(), order()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toMatchObject({ code: 'too_many_unpaid_orders' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect([await left(), (await server.db.$count(orders)) - before]).toEqual([10, 3]);
  // What lapsed was still held today.
  await lapse();
  await runJob();
  expect([await left(), (await order()).status]).toEqual([40, 429]);
  const [first, second] = answers.filter(({ status }) => status === 201);
  if (first) await pay(await intentOf(first));
  expect((await order()).status).toBe(201);
  expect((await order()).status).toBe(429);
  // Nor does one that was paid when its pieces were gone.
  await count(5);
  if (second) await pay(await intentOf(second));
  await count(40);
  expect((await order()).status).toBe(201);
  expect((await order()).status).toBe(429);
  await server.db.update(stockHolds).set({ firstHeldAt: sql`now() - interval '24 hours 1 minute'` });
  expect((await order()).status).toBe(201);
});

test('who changes the cart again and again holds one order’s pieces, and no longer for it', async () => {
  await count(10);
  const ip = '10.7.0.2';
  const first = await startCardOrder(server, { body: cardBody([one]), ip });
  await passed(first.orderId, 20);
  let last = first;
  for (const quantity of [2, 3, 4, 5]) {
    const body = cardBody([{ ...one, quantity }]);
    last = await startCardOrder(server, { body, ip, headers: { cookie: first.cookie } });
    expect(await left()).toBe(10 - quantity);
  }
  expect(await minutesOf(last.orderId)).toBeCloseTo(30, 0);
  await passed(last.orderId, 25);
  const again = await startCardOrder(server, {
    body: cardBody([one]),
    ip,
    headers: { cookie: first.cookie },
  });
  expect(await minutesOf(again.orderId)).toBeCloseTo(15, 0);
});

test('a new cart frees what the same browser held of other things', async () => {
  await count(1);
  const [, other] = await cartOf(server.db, 2);
  if (!other) throw new Error('no cart');
  const isOther = eq(merchandiseVariants.id, other.merchandiseItemId);
  await server.db.update(merchandiseVariants).set({ stock: 5 }).where(isOther);
  const first = await buy();
  expect(await left()).toBe(0);
  await startCardOrder(server, { body: cardBody([other]), headers: { cookie: first.cookie } });
  expect([await left(), await holdOf(first.orderId)]).toEqual([1, 'lapsed']);
  await server.db.update(merchandiseVariants).set({ stock: null }).where(isOther);
});

test('a hold whose time is up is not gone on with: the next order has its full time, and both count', async () => {
  await count(1);
  const first = await buy();
  await passed(first.orderId, 40);
  const second = await intentOf(await press(randomUUID(), first.cookie));
  expect(await minutesOf(second.orderId)).toBeCloseTo(30, 0);
  const held = await holdRow(first.orderId);
  expect([await left(), held?.state, held?.heldBy]).toEqual([0, 'lapsed', expect.any(String)]);
});

test('what the bank is still at stays held, whatever the same browser orders next', async () => {
  await count(1);
  const first = await buy();
  server.mocks.stripe.process(first.intentId);
  const [event] = eventsOf(server, first.intentId, 'payment_intent.processing');
  if (event) await deliver(event);
  expect((await orderOf(first.orderId))?.payment).toBe('processing');
  expect((await press(randomUUID(), first.cookie)).status).toBe(409);
  expect([await left(), await holdOf(first.orderId)]).toEqual([0, 'reserved']);
});

test('of two things of which one is sold out, the other is not held either', async () => {
  await count(0);
  const [, other] = await cartOf(server.db, 2);
  if (!other) throw new Error('no cart');
  const isOther = eq(merchandiseVariants.id, other.merchandiseItemId);
  await server.db.update(merchandiseVariants).set({ stock: 5 }).where(isOther);
  const answer = await callApi(paymentsFunction, createPaymentIntentApi, { body: cardBody([one, other]) });
  expect(answer.status).toBe(409);
  const [kind] = await server.db.select().from(merchandiseVariants).where(isOther);
  expect(kind?.stock).toBe(5);
  await server.db.update(merchandiseVariants).set({ stock: null }).where(isOther);
});

// Asked: 361
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
    fulfillment: 'failed',
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
  expect((await staffCall(ownersFunction, fulfillAgainApi, cookie, { id: late.orderId })).status).toBe(200);
  expect(await orderOf(late.orderId)).toMatchObject({ stockShort: false });
});

/** Paid, and sold to somebody else in the meantime. */
async function shortOrder(): Promise<CardOrder> {
  await count(1);
  const late = await buy();
  await lapse();
  await runJob();
  await pay(await buy());
  await pay(late);
  expect((await orderOf(late.orderId))?.stockShort).toBe(true);
  return late;
}
async function send(orderId: string, lines: Parameters<typeof shipmentOf>[0]) {
  const { cookie } = await staffWith(server.db, 'owner');
  return sendShipment(cookie, orderId, shipmentOf(lines));
}
const linesOf = (orderId: string) =>
  server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);
async function refundAll({ orderId, intentId }: CardOrder) {
  server.mocks.stripe.refund(intentId, (await orderOf(orderId))?.totalCents ?? 0);
  for (const event of eventsOf(server, intentId, 'charge.refunded')) await deliver(event);
  expect((await orderOf(orderId))?.payment).toBe('refunded');
}

// Asked: 364
test('sold out, but paid, then sent: the new piece is taken, the flag ends, a refund gives nothing back', async () => {
  const late = await shortOrder();
  await refill(1);
  expect((await send(late.orderId, await linesOf(late.orderId))).status).toBe(201);
  expect([await left(), await holdOf(late.orderId)]).toEqual([0, 'taken']);
  expect(await orderOf(late.orderId)).toMatchObject({ stockShort: false, fulfillment: 'shipped' });
  await refundAll(late);
  expect([await left(), await holdOf(late.orderId)]).toEqual([0, 'taken']);
});

// Asked: 364
test('sold out, but paid, then tried again: a refund before it leaves gives back exactly what was taken', async () => {
  await count(1);
  const three = cardBody([{ ...one, quantity: 3 }]);
  const late = await startCardOrder(server, { body: three, ip: '10.6.0.1' }).catch(() => null);
  expect(late).toBeNull();
  await count(3);
  const order = await startCardOrder(server, { body: three, ip: '10.6.0.1' });
  await lapse();
  await runJob();
  await pay(await buy());
  await pay(order);
  expect([await left(), (await orderOf(order.orderId))?.stockShort]).toEqual([2, true]);
  const { cookie } = await staffWith(server.db, 'owner');
  expect((await staffCall(ownersFunction, fulfillAgainApi, cookie, { id: order.orderId })).status).toBe(200);
  expect([await left(), (await orderOf(order.orderId))?.stockShort]).toEqual([0, false]);
  await refundAll(order);
  expect([await left(), await holdOf(order.orderId)]).toEqual([2, 'returned']);
});

test('sold out, but paid, then refunded: staff are no longer told that pieces are missing', async () => {
  const late = await shortOrder();
  await refundAll(late);
  const { cookie } = await staffWith(server.db, 'owner');
  const { body } = await staffCall(ownersFunction, listOrdersApi, cookie, { query: { q: late.orderId } });
  expect(body['rows']).toMatchObject([{ id: late.orderId, stockShort: false }]);
});

test('sold out, but paid, sent without a new count: nothing is taken that is not there', async () => {
  const late = await shortOrder();
  expect((await send(late.orderId, await linesOf(late.orderId))).status).toBe(201);
  expect([await left(), (await orderOf(late.orderId))?.stockShort]).toEqual([0, false]);
});

test('the flag stays until the last missing piece has left', async () => {
  const [, other] = await cartOf(server.db, 2);
  if (!other) throw new Error('no cart');
  await count(1);
  const late = await startCardOrder(server, { body: cardBody([one, other]), ip: '10.6.0.2' });
  await lapse();
  await runJob();
  await pay(await buy());
  await pay(late);
  const lines = await linesOf(late.orderId);
  expect((await send(late.orderId, lines.slice(1))).status).toBe(201);
  expect(await orderOf(late.orderId)).toMatchObject({ stockShort: true });
  expect((await send(late.orderId, lines.slice(0, 1))).status).toBe(201);
  expect(await orderOf(late.orderId)).toMatchObject({ stockShort: false });
});

test.each([
  ['Printful has it', { fulfillment: 'submitted' }, { printfulVariantId: 77 }, 'taken'],
  [
    'staff have it, and Printful the rest',
    { fulfillment: 'submitted' },
    { printfulVariantId: null },
    'returned',
  ],
  ['it was sent', { fulfillment: 'manual' }, { printfulVariantId: null, sentAt: new Date() }, 'taken'],
  ['it waits for staff', { fulfillment: 'manual' }, { printfulVariantId: null }, 'returned'],
] as const)('refunded while %s', async (_, order, line, hold) => {
  await count(1);
  const paid = await buy();
  await pay(paid);
  await server.db.update(orders).set(order).where(eq(orders.id, paid.orderId));
  await server.db.update(orderLines).set(line).where(eq(orderLines.orderId, paid.orderId));
  await refundAll(paid);
  expect([await left(), await holdOf(paid.orderId)]).toEqual([hold === 'returned' ? 1 : 0, hold]);
});

/** The customer's bank sends a refund in full back. */
async function comeBack({ intentId }: CardOrder) {
  const { stripe } = server.mocks;
  const refund = stripe.refunds().find(({ payment_intent }) => payment_intent === intentId);
  stripe.failRefund(refund?.id ?? '');
  for (const event of eventsOf(server, intentId, 'refund.failed')) await deliver(event);
}

test('a refund that comes back takes the piece again', async () => {
  await count(1);
  const again = await buy();
  await pay(again);
  await refundAll(again);
  expect(await left()).toBe(1);
  await comeBack(again);
  expect([await left(), await holdOf(again.orderId)]).toEqual([0, 'taken']);
});

test('what is sold out of an order a second time is a mail of its own', async () => {
  const late = await shortOrder();
  await runJob();
  await refill(1);
  const isIts = eq(orderLines.orderId, late.orderId);
  await server.db.update(orderLines).set({ printfulVariantId: null }).where(isIts);
  const { cookie } = await staffWith(server.db, 'owner');
  expect((await staffCall(ownersFunction, fulfillAgainApi, cookie, { id: late.orderId })).status).toBe(200);
  await refundAll(late);
  await pay(await buy());
  await comeBack(late);
  await runJob();
  const { number, stockShort } = (await orderOf(late.orderId)) ?? {};
  expect(stockShort).toBe(true);
  const told = server.mail
    .messages()
    .filter(({ subject }) => subject === `Sold out, but paid: order ${number}`);
  expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(2);
});

test('what is no longer counted is not given back to the count', async () => {
  await count(1);
  const order = await buy();
  await server.db.update(merchandiseVariants).set({ stock: null }).where(isKind());
  await lapse();
  await runJob();
  expect([await left(), await holdOf(order.orderId)]).toEqual([null, 'lapsed']);
});

test('what is no longer counted when it is paid for is still the buyer’s', async () => {
  await count(1);
  const order = await buy();
  await server.db.update(merchandiseVariants).set({ stock: null }).where(isKind());
  await pay(order);
  expect(await holdOf(order.orderId)).toBe('taken');
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
  // Printful may have it by now.
  await settled();
  await server.db
    .update(orders)
    .set({ fulfillment: 'manual', printfulOrderId: null })
    .where(eq(orders.id, order.orderId));
  const events = eventsOf(server, order.intentId, 'charge.refunded');
  for (const event of [...events, ...events]) await deliver(event);
  const isBack = async () => expect([await left(), await holdOf(order.orderId)]).toEqual([1, 'returned']);
  await isBack();
  // Later news of an order that stays refunded takes nothing again.
  await inTransaction(server.db, (tx) => restock(tx, order.orderId, 'refunded'));
  await isBack();
});

// Asked: 361
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
  await runJob();
  expect(lows()).toHaveLength(1);
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
  // Counted after it was sold: the count is of what is left, so sending it takes nothing.
  await count(1);
  // Printful may have it by now.
  await settled();
  await server.db
    .update(orders)
    .set({ fulfillment: 'manual', printfulOrderId: null })
    .where(eq(orders.id, order.orderId));
  expect((await send(order.orderId, await linesOf(order.orderId))).status).toBe(201);
  expect(await left()).toBe(1);
});
