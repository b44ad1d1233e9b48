import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { reconcilePaypalOrder } from '../../netlify/services/payments/reconcile-payments.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { booksOf } from '../support/card-order.ts';
import { codeOf } from '../support/code-of.ts';
import { useLinkedServer } from '../support/database-link.ts';
import {
  agreedPaypalOrder,
  askCapture,
  askComplete,
  askPaypalOrder,
  atPaypal,
  deliver,
  eventsOf,
  only,
  PAID_ONCE,
  standingOf,
  startPaypalOrder,
  UNTOUCHED,
  type PaypalOrder,
} from '../support/paypal-order.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useLinkedServer();
beforeAll(async () => {
  server.mocks.paypal.webhooks.use('lose');
});
afterEach(() => server.mocks.paypal.switches.clear());

async function reconcile(orderId: string): Promise<void> {
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('no such order');
  await reconcilePaypalOrder(server.db, row);
}

// Asked: 265, 382
test('PATCH is not believed for an unknown PayPal order', async () => {
  const order = await startPaypalOrder(server);
  for (const paypalOrderId of ['AAAAAAAAAAAAAAAAA', order.paypalOrderId]) {
    const response = await askComplete({ ...order, paypalOrderId });
    expect(response.status).toBe(409);
    expect(await codeOf(response)).toBe('payment_not_confirmed');
  }
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
});

// Asked: 265, 382
test('PATCH is not believed for another order’s payment', async () => {
  const [mine, other] = [await startPaypalOrder(server), await agreedPaypalOrder(server)];
  await askCapture(other);
  expect((await askComplete({ ...mine, paypalOrderId: other.paypalOrderId })).status).toBe(409);
  expect(await standingOf(server, mine)).toMatchObject(UNTOUCHED);
});

test('PATCH is not believed for a payment that we did not create, whatever it claims to be for', async () => {
  const order = await startPaypalOrder(server);
  const invented = server.mocks.paypal.invent(order.orderId, order.total);
  expect((await askComplete({ ...order, paypalOrderId: invented.id })).status).toBe(409);
  for (const event of eventsOf(server, invented.id)) expect((await deliver(event)).status).toBe(200);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
});

// Asked: 265, 382
test('a payment made smaller in the browser is neither captured nor believed', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.tamper(order.paypalOrderId, '0.01');
  server.mocks.paypal.approve(order.paypalOrderId);
  expect(await codeOf(await askCapture(order))).toBe('payment_not_confirmed');
  expect(await codeOf(await askComplete(order))).toBe('payment_not_confirmed');
  expect((await deliver(only(eventsOf(server, order.paypalOrderId)))).status).toBe(200);
  await expect(reconcile(order.orderId)).rejects.toMatchObject({ code: 'payment_not_confirmed' });
  expect(atPaypal(server, order.paypalOrderId)?.captures).toEqual([]);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
  const { id } = (await (await askPaypalOrder(order)).json()) as { id: string };
  expect(id).not.toBe(order.paypalOrderId);
});

test('an unknown order is not found', async () => {
  const { paypalOrderId } = await agreedPaypalOrder(server);
  expect((await askComplete({ orderId: randomUUID(), paypalOrderId })).status).toBe(404);
  expect((await askComplete({ orderId: 'x', paypalOrderId })).status).toBe(404);
});

// Asked: 382
test('captured twenty times at once, it is captured once', async () => {
  const order = await agreedPaypalOrder(server);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => askCapture(order))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

// Asked: 382
test.each([
  ['the browser asks again', (order: PaypalOrder) => askCapture(order)],
  ['the browser completes it', (order: PaypalOrder) => askComplete(order)],
  [
    'the event comes',
    async ({ paypalOrderId }: PaypalOrder) =>
      deliver(only(eventsOf(server, paypalOrderId, 'PAYMENT.CAPTURE.COMPLETED'))),
  ],
  ['the reconcile job looks', ({ orderId }: PaypalOrder) => reconcile(orderId)],
])('captured, and the answer lost: it is paid as soon as %s', async (_, next) => {
  const order = await agreedPaypalOrder(server);
  server.mocks.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
  const response = await askCapture(order);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
  await next(order);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

// Asked: 264
test('approved, and the browser gone: the event captures the money', async () => {
  const order = await agreedPaypalOrder(server);
  const event = only(eventsOf(server, order.paypalOrderId, 'CHECKOUT.ORDER.APPROVED'));
  await Promise.all([deliver(event), deliver(event), askCapture(order)]);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

// Asked: 264, 382
test('approved, the browser gone and no event: the reconcile job captures the money', async () => {
  const order = await agreedPaypalOrder(server);
  await Promise.all([reconcile(order.orderId), reconcile(order.orderId)]);
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

test('the reconcile job ignores payments that the buyer has not approved, or that PayPal has forgotten', async () => {
  const order = await startPaypalOrder(server);
  await reconcile(order.orderId);
  server.mocks.paypal.expire(order.paypalOrderId);
  await reconcile(order.orderId);
  expect(await standingOf(server, order)).toMatchObject(UNTOUCHED);
});

// Asked: 266
test('one event fifty times, and all events in any order, pay once', async () => {
  const order = await agreedPaypalOrder(server);
  await askCapture(order);
  const events = eventsOf(server, order.paypalOrderId).toReversed();
  const told = events.flatMap((event) => Array<SignedEvent>(50).fill(event));
  const responses = await Promise.all(told.map((event) => untilAnswered(() => deliver(event))));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
  expect((await booksOf(server, order.orderId)).events).toHaveLength(1);
});

test('a refusal that its event is about to record is reported as one', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.decline(order.paypalOrderId);
  const event = only(eventsOf(server, order.paypalOrderId, 'CHECKOUT.ORDER.APPROVED'));
  const { promise: isReached, resolve: reach } = Promise.withResolvers<void>();
  server.link.once('commit', 'orders', async () => {
    reach();
    await sleep(100);
  });
  const told = deliver(event);
  await isReached;
  const answer = await askCapture(order);
  expect([answer.status, await answer.json()]).toEqual([200, { orderId: order.orderId, status: 'declined' }]);
  expect((await told).status).toBe(200);
});
