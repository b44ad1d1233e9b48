import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orders, stockHolds } from '../../netlify/database/schema/orders.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { reconcilePayments } from '../support/due-work.ts';
import { cancelCardPayment } from '../../netlify/providers/stripe/card-payment.ts';
import { resumePaymentApi } from '../../src/domain/payments/payments.api.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi } from '../support/call.ts';
import { startCardOrder } from '../support/card-order.ts';
import { cartOf } from '../support/order.ts';
import {
  agreedPaypalOrder,
  askCapture,
  askPaypalOrder,
  atPaypal,
  deliver,
  eventsOf,
  startPaypalOrder,
  startWalletOrder,
} from '../support/paypal-order.ts';
import { startServer, useServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let variantId: string;
let priceCents: number;
beforeAll(async () => {
  variantId = (await cartOf(server.db, 1))[0]?.merchandiseItemId ?? '';
  priceCents = (await server.db.select().from(merchandiseVariants).where(isKind()))[0]?.priceCents ?? 0;
});
const isKind = () => eq(merchandiseVariants.id, variantId);
const setKind = (values: Partial<typeof merchandiseVariants.$inferInsert>) =>
  server.db.update(merchandiseVariants).set(values).where(isKind());
beforeEach(() => setKind({ priceCents, active: true, stock: null }));

const age = (orderId: string, interval: string) =>
  server.db
    .update(orders)
    .set({ createdAt: sql`now() - ${interval}::interval` })
    .where(eq(orders.id, orderId));

/** What a refused call may not change. */
async function everything() {
  const { db, mocks } = server;
  return {
    orders: await db.select().from(orders).orderBy(orders.id),
    holds: await db.select().from(stockHolds).orderBy(stockHolds.orderId, stockHolds.variantId),
    kinds: await db.select().from(merchandiseVariants).orderBy(merchandiseVariants.id),
    intents: structuredClone(mocks.stripe.intents()),
    paypal: structuredClone(mocks.paypal.orders()),
  };
}
async function expectRefused(ask: () => Promise<Response>, code: string): Promise<ErrorBody> {
  // What the order before this one has queued is sent first.
  await settled();
  const before = await everything();
  const response = await ask();
  const body = (await response.json()) as ErrorBody;
  expect([response.status, body.code]).toEqual([409, code]);
  expect(await everything()).toEqual(before);
  return body;
}

interface Waiting {
  readonly orderId: string;
  /** The next step of paying it. */
  readonly pay: () => Promise<Response>;
}
const STEPS: Readonly<Record<string, () => Promise<Waiting>>> = {
  'a card is set up again': async () => {
    const { orderId, cookie } = await startCardOrder(server);
    const pay = () =>
      callApi(paymentsFunction, resumePaymentApi, { params: { id: orderId }, headers: { cookie } });
    return { orderId, pay };
  },
  'PayPal is first asked': async () => {
    const order = await startWalletOrder(server);
    return { ...order, pay: () => askPaypalOrder(order, { orderId: order.orderId }) };
  },
  'PayPal is opened again': async () => {
    const order = await startPaypalOrder(server);
    return { ...order, pay: () => askPaypalOrder(order) };
  },
  'PayPal is captured': async () => {
    const order = await agreedPaypalOrder(server);
    return { ...order, pay: () => askCapture(order) };
  },
};

// Asked: 362
test.each(Object.entries(STEPS))('when %s, an order of yesterday is too old', async (_, start) => {
  const { orderId, pay } = await start();
  await age(orderId, '24 hours 1 minute');
  const { figures } = await expectRefused(pay, 'order_too_old');
  expect(figures).toMatchObject({ items: [{ available: true }, { available: true }] });
  await age(orderId, '23 hours 59 minutes');
  expect((await pay()).ok).toBe(true);
});

// Asked: 362
test.each(Object.entries(STEPS))('when %s, a price that has changed is reported', async (_, start) => {
  const { pay } = await start();
  await setKind({ priceCents: priceCents * 2 });
  const { figures } = await expectRefused(pay, 'price_changed');
  const price = ((priceCents * 2) / 100).toFixed(2);
  expect(figures).toMatchObject({ items: [{ merchandiseItemId: variantId, price }, {}] });
});

// Asked: 362
test.each(Object.entries(STEPS))('when %s, what is off sale is named', async (_, start) => {
  const { pay } = await start();
  await setKind({ active: false });
  const { figures } = await expectRefused(pay, 'price_changed');
  expect(figures).toMatchObject({ items: [{ merchandiseItemId: variantId, available: false }, {}] });
});

// Asked: 362
test.each(Object.entries(STEPS))('when %s, what is sold out is named', async (_, start) => {
  const { pay } = await start();
  await setKind({ stock: 0 });
  const { figures } = await expectRefused(pay, 'price_changed');
  expect(figures).toMatchObject({ items: [{ merchandiseItemId: variantId, available: false }, {}] });
});

test('another name alone is no other price', async () => {
  const order = await startPaypalOrder(server);
  const [kind] = await server.db.select().from(merchandiseVariants).where(isKind());
  const isItem = eq(merchandiseItems.id, kind?.itemId ?? '');
  const [item] = await server.db.select().from(merchandiseItems).where(isItem);
  await server.db.update(merchandiseItems).set({ name: 'Renamed' }).where(isItem);
  expect((await askPaypalOrder(order)).status).toBe(201);
  await server.db
    .update(merchandiseItems)
    .set({ name: item?.name ?? '' })
    .where(isItem);
});

test('an order of two months ago, given up and dearer now, is neither opened nor captured', async () => {
  const order = await startPaypalOrder(server);
  await age(order.orderId, '60 days');
  await reconcilePayments();
  await setKind({ priceCents: priceCents * 2 });
  await expectRefused(() => askPaypalOrder(order, { orderId: order.orderId }), 'order_too_old');
  server.mocks.paypal.approve(order.paypalOrderId);
  await expectRefused(() => askCapture(order), 'order_too_old');
  expect(atPaypal(server, order.paypalOrderId)?.captures).toEqual([]);
});

test('without the buyer nothing is captured at another price, and nobody asks again', async () => {
  const order = await agreedPaypalOrder(server);
  await setKind({ priceCents: priceCents * 2 });
  await age(order.orderId, '10 minutes');
  await reconcilePayments();
  const [event] = eventsOf(server, order.paypalOrderId, 'CHECKOUT.ORDER.APPROVED');
  expect((event && (await deliver(event)))?.status).toBe(200);
  expect(atPaypal(server, order.paypalOrderId)?.captures).toEqual([]);
});

test('without the buyer only what is still held is captured: who was told "sold out" may have bought something else', async () => {
  await setKind({ stock: 1 });
  const order = await agreedPaypalOrder(server);
  await age(order.orderId, '10 minutes');
  await server.db.update(stockHolds).set({ state: 'lapsed' }).where(eq(stockHolds.orderId, order.orderId));
  await setKind({ stock: 1 });
  await reconcilePayments();
  expect(atPaypal(server, order.paypalOrderId)?.captures).toEqual([]);
  expect((await askCapture(order)).status).toBe(200);
  expect(atPaypal(server, order.paypalOrderId)?.captures).toHaveLength(1);
});

// Asked: 362
test('money that PayPal has moved is believed, whatever the order has become', async () => {
  const order = await agreedPaypalOrder(server);
  server.mocks.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
  expect((await askCapture(order)).status).toBe(503);
  server.mocks.paypal.switches.clear();
  await age(order.orderId, '60 days');
  await setKind({ priceCents: priceCents * 2, active: false });
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'completed' });
});

test('who has paid already is told so, and not to order again', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  server.mocks.stripe.pay(intentId);
  await age(orderId, '25 hours');
  const answer = await callApi(paymentsFunction, resumePaymentApi, {
    params: { id: orderId },
    headers: { cookie },
  });
  expect(await answer.json()).toMatchObject({ code: 'order_not_payable' });
});

test('an order that Stripe has canceled takes nothing', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  await cancelCardPayment(intentId);
  await setKind({ stock: 5 });
  const answer = await callApi(paymentsFunction, resumePaymentApi, {
    params: { id: orderId },
    headers: { cookie },
  });
  expect(await answer.json()).toMatchObject({ code: 'order_not_payable' });
  const [kind] = await server.db.select().from(merchandiseVariants).where(isKind());
  expect(kind?.stock).toBe(5);
});

test('what PayPal refuses to open holds nothing', async () => {
  await setKind({ stock: 5 });
  const order = await startWalletOrder(server);
  server.mocks.paypal.switches.arm(/orders$/, { kind: 'status', status: 422 }, 1);
  const answer = await askPaypalOrder(order, { orderId: order.orderId });
  expect(await answer.json()).toMatchObject({ code: 'provider_refused' });
  const [kind] = await server.db.select().from(merchandiseVariants).where(isKind());
  expect(kind?.stock).toBe(5);
});

test('a cart that is sold out leaves no order behind', async () => {
  await setKind({ stock: 0 });
  const count = () => server.db.$count(orders);
  const before = await count();
  const key = randomUUID();
  await expect(startCardOrder(server, { headers: { 'idempotency-key': key } })).rejects.toThrow(
    /price_changed/,
  );
  expect(await count()).toBe(before);
  await setKind({ stock: 1 });
  await startCardOrder(server, { headers: { 'idempotency-key': key } });
  expect(await count()).toBe(before + 1);
});
