import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { type Gap } from '../../src/domain/payments/admin-gaps.api.ts';
import { actionsOn } from '../support/audited.ts';
import { booksOf, deliver, eventsOf, paidCardOrder, startCardOrder } from '../support/card-order.ts';
import { anHourAgo, gapOf, gapsOf, HOUR_MS, mendTwice, pressMend, readGaps } from '../support/gaps.ts';
import { atPrintful, orderNow, paidOrder, sendAll } from '../support/paid-order.ts';
import { agreedPaypalOrder, askCapture } from '../support/paypal-order.ts';
import { startServer, useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let owner = '';
beforeAll(async () => {
  owner = (await staffWith(server.db, 'owner')).cookie;
});
afterEach(() => void vi.useRealTimers());

test('matching books have no gap', async () => {
  const card = await anHourAgo(async () => {
    const paid = await paidCardOrder(server);
    await deliver(paid.succeeded);
    server.mocks.stripe.refund(paid.intentId, 100);
    for (const event of eventsOf(server, paid.intentId)) await deliver(event);
    return paid;
  });
  expect(await gapsOf(owner, card.orderId)).toEqual([]);
  expect(await readGaps(owner)).toMatchObject({ gaps: [], silent: [] });
});

// Asked: 325
test('a card payment that we never heard of is asked about', async () => {
  const { orderId, intentId } = await anHourAgo(() => paidCardOrder(server));
  await server.db.update(orders).set({ payment: 'failed' }).where(eq(orders.id, orderId));
  const gap = await gapOf(owner, orderId);
  const { totalCents } = await orderNow(server, orderId);
  expect(gap).toMatchObject({ kind: 'paid_unknown', provider: 'stripe', amountCents: totalCents });
  expect(gap.orderNumber).toMatch(/^GS-/);
  await mendTwice(owner, gap, orderId);
  const { order, movements } = await booksOf(server, orderId);
  expect([order.payment, movements.length, order.stripePaymentIntentId]).toEqual(['paid', 1, intentId]);
  expect(await actionsOn(server, orderId)).toEqual(['ask_provider_again']);
});

test('a recent payment, or refund, is left to its event', async () => {
  const { orderId } = await paidCardOrder(server);
  expect(await gapsOf(owner, orderId)).toEqual([]);
  const earlier = await anHourAgo(async () => {
    const paid = await paidCardOrder(server);
    await deliver(paid.succeeded);
    return paid;
  });
  server.mocks.stripe.refund(earlier.intentId, 100);
  expect(await gapsOf(owner, earlier.orderId)).toEqual([]);
});

/** Paid through PayPal, whose answer to the capture never came. */
const lostCapture = () =>
  anHourAgo(async () => {
    const order = await agreedPaypalOrder(server);
    server.mocks.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
    expect((await askCapture(order)).status).toBe(503);
    return order;
  });

test('a PayPal payment and its refund are asked about too', async () => {
  const { orderId, paypalOrderId } = await lostCapture();
  const gap = await gapOf(owner, orderId);
  expect(gap).toMatchObject({ kind: 'paid_unknown', provider: 'paypal' });
  await mendTwice(owner, gap, orderId);
  expect((await orderNow(server, orderId)).payment).toBe('paid');

  await anHourAgo(async () => server.mocks.paypal.refund(paypalOrderId, 300));
  const refund = await gapOf(owner, orderId);
  expect(refund).toMatchObject({ kind: 'refund_unknown', provider: 'paypal', amountCents: 300 });
  await mendTwice(owner, refund, orderId);
  expect(await orderNow(server, orderId)).toMatchObject({
    payment: 'partially_refunded',
    refundedCents: 300,
  });
  expect(await actionsOn(server, orderId)).toEqual(['ask_provider_again', 'ask_provider_again']);

  // What went back of this payment is missing from no other one.
  const { orderId: another } = await lostCapture();
  const { totalCents } = await orderNow(server, another);
  expect(await gapOf(owner, another)).toMatchObject({ kind: 'paid_unknown', amountCents: totalCents });
});

test('a refund made on Stripe’s own page is added to the books', async () => {
  const { orderId, intentId } = await anHourAgo(async () => {
    const paid = await paidCardOrder(server);
    await deliver(paid.succeeded);
    server.mocks.stripe.refund(paid.intentId, 250);
    return paid;
  });
  const gap = await gapOf(owner, orderId);
  expect(gap).toMatchObject({ kind: 'refund_unknown', provider: 'stripe', amountCents: 250 });
  await mendTwice(owner, gap, orderId);
  expect((await orderNow(server, orderId)).refundedCents).toBe(250);
  await anHourAgo(async () => {
    for (const event of eventsOf(server, intentId)) expect((await deliver(event)).status).toBe(200);
  });
  expect((await orderNow(server, orderId)).refundedCents).toBe(250);
});

const old = (orderId: string) =>
  server.db
    .update(orders)
    .set({ paidAt: new Date(Date.now() - HOUR_MS) })
    .where(eq(orders.id, orderId));

// Asked: 325
test('a paid order that nobody was asked to send is sent', async () => {
  const { id } = await paidOrder(server);
  await server.db.delete(outbox).where(eq(outbox.subjectId, id));
  await server.db.update(orders).set({ fulfillment: 'none' }).where(eq(orders.id, id));
  expect(await gapsOf(owner, id)).toEqual([]);
  await old(id);
  const gap = await gapOf(owner, id);
  expect(gap).toMatchObject({ kind: 'not_sent', id, provider: null });
  await mendTwice(owner, gap, id);
  await sendAll(server);
  expect((await orderNow(server, id)).fulfillment).toBe('submitted');
  expect(atPrintful(server, id)).toHaveLength(1);
  expect(await actionsOn(server, id)).toEqual(['fulfill_order_again']);
});

test('an order that Printful refused, or that never reached it, is tried again; one in progress is left alone', async () => {
  const { id } = await paidOrder(server, 'printed', { customerName: 'Printful Refuses' });
  await sendAll(server, 1);
  expect((await orderNow(server, id)).fulfillment).toBe('failed');
  await server.db.update(orders).set({ customerName: 'Ada Wright' }).where(eq(orders.id, id));
  await mendTwice(owner, await gapOf(owner, id), id);
  await sendAll(server);
  expect((await orderNow(server, id)).fulfillment).toBe('submitted');

  const { id: stuck } = await paidOrder(server);
  const later = { availableAt: new Date(Date.now() + HOUR_MS) };
  await server.db.update(outbox).set(later).where(eq(outbox.subjectId, stuck));
  expect((await pressMend(owner, { kind: 'fulfillment_failed', id: stuck })).status).toBe(200);
  expect(await actionsOn(server, stuck)).toEqual([]);
  await server.db
    .update(outbox)
    .set({ state: 'failed', finishedAt: new Date() })
    .where(eq(outbox.subjectId, stuck));
  expect((await gapOf(owner, stuck)).kind).toBe('fulfillment_failed');
  await mendTwice(owner, await gapOf(owner, stuck), stuck);
  await sendAll(server);
  expect((await orderNow(server, stuck)).fulfillment).toBe('submitted');
});

test('a provider that does not answer is named, and the other gaps are listed', async () => {
  const { id } = await paidOrder(server);
  await server.db.update(orders).set({ fulfillment: 'failed' }).where(eq(orders.id, id));
  server.mocks.paypal.switches.arm(/reporting/, { kind: 'status', status: 500 }, 1);
  const { gaps, silent } = await readGaps(owner);
  expect(silent).toEqual(['paypal']);
  expect(gaps.map(({ orderId }) => orderId)).toContain(id);
});

test('one that refuses to answer is named too; its gaps can be closed once it answers again', async () => {
  const { orderId } = await lostCapture();
  const { id: stuck } = await paidOrder(server);
  await server.db.update(orders).set({ fulfillment: 'failed' }).where(eq(orders.id, stuck));
  const gap = await gapOf(owner, orderId);
  const heal = server.mocks.paypal.switches.arm(/reporting/, { kind: 'status', status: 400 });
  const { gaps, silent } = await readGaps(owner);
  expect(silent).toEqual(['paypal']);
  expect(gaps.map((each) => each.orderId)).toContain(stuck);
  expect((await pressMend(owner, gap)).status).toBe(503);
  heal();
  await mendTwice(owner, gap, orderId);
});

test('providers that hang cost some seconds, but the answer comes', async () => {
  server.mocks.paypal.switches.arm(/reporting/, { kind: 'hang' }, 1);
  server.mocks.stripe.switches.arm(/^GET/, { kind: 'hang' }, 4);
  const start = performance.now();
  expect((await readGaps(owner)).silent).toEqual(['stripe', 'paypal']);
  expect(performance.now() - start).toBeLessThan(8_000);
});

test.each([
  ['a kind that is none', 'typo', randomUUID(), 404],
  ['an order that is none', 'captured_twice', randomUUID(), 404],
  ['an id that is none', 'not_sent', 'x', 404],
  ['a provider that is none', 'paid_unknown', 'bank.12345678', 404],
])('%s is not mended', async (_, kind, id, status) => {
  expect((await pressMend(owner, { kind: kind as Gap['kind'], id })).status).toBe(status);
});

test('an unpaid order is not sent', async () => {
  const { orderId } = await startCardOrder(server);
  expect((await pressMend(owner, { kind: 'not_sent', id: orderId })).status).toBe(409);
  expect(await actionsOn(server, orderId)).toEqual([]);
});
