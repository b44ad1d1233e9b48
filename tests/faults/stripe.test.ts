import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { reconcilePayments as reconcile } from '../support/due-work.ts';
import { orderByPaymentIntentApi, type OrderView } from '../../src/domain/orders/orders.api.ts';
import { callApi } from '../support/call.ts';
import {
  booksOf,
  deliver,
  eventsOf,
  paidCardOrder,
  PAID_MESSAGES,
  startCardOrder,
  type CardOrder,
} from '../support/card-order.ts';
import { useServer } from '../support/server.ts';
import { untilAnswered } from '../support/until-answered.ts';
import { writtenSoFar } from '../support/written-so-far.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
});
afterEach(() => server.mocks.stripe.switches.clear());

const books = ({ orderId }: CardOrder) => booksOf(server, orderId);
const returnPage = async ({ intentId, cookie }: CardOrder) => {
  const options = { params: { paymentIntentId: intentId }, headers: { cookie } };
  return callApi(paymentsFunction, orderByPaymentIntentApi, options);
};

const paidOrder = () => paidCardOrder(server);

const ONCE = {
  order: { payment: 'paid' },
  messages: PAID_MESSAGES,
  movements: [{ kind: 'capture' }],
};

/** Makes an order this old. */
const age = ({ orderId }: CardOrder, interval: string) =>
  server.db
    .update(orders)
    .set({ createdAt: sql`now() - ${interval}::interval` })
    .where(eq(orders.id, orderId));

// Asked: 266, 380
test('one event fifty times at once pays once', async () => {
  const mine = await paidOrder();
  const tell = () => untilAnswered(() => deliver(mine.succeeded));
  const answers = await Promise.all(Array.from({ length: 50 }, tell));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await books(mine)).toMatchObject(ONCE);
  expect((await books(mine)).events).toHaveLength(1);
});

// Asked: 380
test('events that arrive newest first lead to the same state', async () => {
  const mine = await startCardOrder(server);
  const { stripe } = server.mocks;
  stripe.decline(mine.intentId);
  stripe.process(mine.intentId);
  stripe.finish(mine.intentId);
  stripe.refund(mine.intentId, 100);
  for (const event of eventsOf(server, mine.intentId).toReversed()) {
    expect((await deliver(event)).status).toBe(200);
  }
  const { order, messages, movements } = await books(mine);
  expect(order).toMatchObject({ payment: 'partially_refunded', refundedCents: 100 });
  expect(messages).toEqual(PAID_MESSAGES);
  expect(movements).toHaveLength(2);
});

// Asked: 264, 380
test('the webhook may come before the return page, after it, or at the same time', async () => {
  const [early, late, same] = [await paidOrder(), await paidOrder(), await paidOrder()];
  await deliver(early.succeeded);
  expect(((await (await returnPage(early)).json()) as OrderView).payment).toBe('paid');
  expect(((await (await returnPage(late)).json()) as OrderView).payment).toBe('paid');
  await deliver(late.succeeded);
  await Promise.all([deliver(same.succeeded), returnPage(same), deliver(same.succeeded), returnPage(same)]);
  for (const mine of [early, late, same]) expect(await books(mine)).toMatchObject(ONCE);
});

// Asked: 264, 380
test('with neither webhook nor return page the next run finds it', async () => {
  const mine = await paidOrder();
  await reconcile();
  expect((await books(mine)).order.payment).toBe('pending');
  await age(mine, '3 minutes');
  await reconcile();
  await reconcile();
  expect(await books(mine)).toMatchObject(ONCE);
});

test('a payment that was declined, retried and paid without an event is found too', async () => {
  const mine = await startCardOrder(server);
  server.mocks.stripe.decline(mine.intentId);
  for (const event of eventsOf(server, mine.intentId)) await deliver(event);
  expect((await books(mine)).order.payment).toBe('failed');
  server.mocks.stripe.pay(mine.intentId);
  await age(mine, '14 minutes');
  await reconcile();
  expect(await books(mine)).toMatchObject(ONCE);
});

test('after a day an order can no longer be paid, unless it is paid or pending', async () => {
  const [unpaid, declined, paid, moving] = [
    await startCardOrder(server),
    await startCardOrder(server),
    await paidOrder(),
    await startCardOrder(server),
  ];
  server.mocks.stripe.decline(declined.intentId);
  server.mocks.stripe.process(moving.intentId);
  for (const mine of [unpaid, declined, paid, moving]) await age(mine, '24 hours 1 minute');
  await reconcile();
  const statusOf = ({ intentId }: CardOrder) =>
    server.mocks.stripe.intents().find(({ id }) => id === intentId)?.status;
  expect([unpaid, declined, paid, moving].map(statusOf)).toEqual([
    'canceled',
    'canceled',
    'succeeded',
    'processing',
  ]);
  expect((await books(unpaid)).order.payment).toBe('failed');
  expect((await books(declined)).order.payment).toBe('failed');
  expect((await books(paid)).order.payment).toBe('paid');
  expect((await books(moving)).order.payment).toBe('processing');
});

test('a run while Stripe is down changes nothing, and the next one catches up', async () => {
  const mine = await paidOrder();
  await age(mine, '5 minutes');
  server.mocks.stripe.switches.arm(/./, { kind: 'status', status: 500 });
  expect((await reconcile()).status).toBe(204);
  expect((await books(mine)).order.payment).toBe('pending');
  server.mocks.stripe.switches.clear();
  await reconcile();
  expect(await books(mine)).toMatchObject(ONCE);
});

test('with Stripe down, its event is refused for now and not counted', async () => {
  const mine = await paidOrder();
  server.mocks.stripe.switches.arm(/^GET/, { kind: 'rubbish' });
  const response = await deliver(mine.succeeded);
  expect(response.status).toBe(503);
  expect((await books(mine)).events).toEqual([]);
  server.mocks.stripe.switches.clear();
  await deliver(mine.succeeded);
  expect(await books(mine)).toMatchObject(ONCE);
});

test('with Stripe out, the return page shows the order as it stands', async () => {
  const mine = await paidOrder();
  server.mocks.stripe.switches.arm(/^GET/, { kind: 'hang' });
  const startedAt = performance.now();
  const response = await returnPage(mine);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(((await response.json()) as OrderView).payment).toBe('pending');
});

test('a different amount pays nothing, and its event is accepted', async () => {
  const mine = await paidOrder();
  await server.db
    .update(orders)
    .set({ subtotalCents: sql`subtotal_cents + 1`, totalCents: sql`total_cents + 1` })
    .where(eq(orders.id, mine.orderId));
  const before = await writtenSoFar(server);
  const response = await deliver(mine.succeeded);
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  // The event, and the mail to staff.
  const { events, messages, movements } = before;
  expect(await writtenSoFar(server)).toEqual({ events: events + 1, messages: messages + 1, movements });
  expect((await books(mine)).order.payment).toBe('pending');
  expect(server.logged().join('\n')).toContain('payment_differs');
});

// Asked: 86
test('if a crash loses the intent’s id, the payment itself leads to its order', async () => {
  const mine = await paidOrder();
  await server.db.update(orders).set({ stripePaymentIntentId: null }).where(eq(orders.id, mine.orderId));
  await deliver(mine.succeeded);
  expect(await books(mine)).toMatchObject(ONCE);
  expect((await books(mine)).order.stripePaymentIntentId).toBe(mine.intentId);
});
