import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import mend from '../../netlify/functions/admin-gap-mend.ts';
import list from '../../netlify/functions/admin-gaps.ts';
import { type Gap, type Gaps, listGapsApi, mendGapApi } from '../../src/domain/payments/admin-gaps.api.ts';
import { toDollars } from '../../src/domain/shared/money.ts';
import { callApi, settled } from '../support/call.ts';
import { booksOf, deliver, eventsOf, paidCardOrder, startCardOrder } from '../support/card-order.ts';
import { paidBothWays, paidByCardTwice } from '../support/paid-twice.ts';
import { atPrintful, orderNow, paidOrder, sendAll } from '../support/paid-order.ts';
import { askCapture, startPaypalOrder } from '../support/paypal-order.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let owner = '';
beforeAll(async () => {
  server = await startServer();
  server.rooms.stripe.webhooks.use('lose');
  server.rooms.paypal.webhooks.use('lose');
  owner = (await staffWith(server.db, 'owner')).cookie;
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await settled();
  await server.stop();
});

/** Does something as if it were an hour ago: what is younger may still be on its way by itself. */
async function anHourAgo<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

const read = async () =>
  (await (await callApi(list, listGapsApi, { headers: { cookie: owner } })).json()) as Gaps;
const gapsOf = async (orderId: string) => (await read()).gaps.filter((gap) => gap.orderId === orderId);
const press = ({ kind, id }: Pick<Gap, 'kind' | 'id'>, cookie = owner) =>
  callApi(mend, mendGapApi, { headers: { cookie }, params: { kind, id } });
const audited = async (subjectId: string) =>
  (await server.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))).map(
    ({ action }) => action,
  );

/** The only gap of an order. */
async function gapOf(orderId: string): Promise<Gap> {
  const [gap, ...others] = await gapsOf(orderId);
  if (!gap || others.length > 0) throw new Error(`${others.length + (gap ? 1 : 0)} gaps instead of one`);
  return gap;
}

/** Mends it twice, and sees that it is gone. */
async function mendTwice(gap: Gap, orderId: string): Promise<void> {
  for (const time of [1, 2]) {
    const response = await press(gap);
    expect([time, response.status, await response.json()]).toEqual([time, 200, { mended: true }]);
  }
  await settled();
  expect(await gapsOf(orderId)).toEqual([]);
}

test('where all adds up there is no gap', async () => {
  const card = await anHourAgo(async () => {
    const paid = await paidCardOrder(server);
    await deliver(paid.succeeded);
    server.rooms.stripe.refund(paid.intentId, 100);
    for (const event of eventsOf(server, paid.intentId)) await deliver(event);
    return paid;
  });
  expect(await gapsOf(card.orderId)).toEqual([]);
  expect(await read()).toMatchObject({ gaps: [], silent: [] });
});

test('a card payment that we never heard of is asked about', async () => {
  const { orderId, intentId } = await anHourAgo(() => paidCardOrder(server));
  await server.db.update(orders).set({ payment: 'failed' }).where(eq(orders.id, orderId));
  const gap = await gapOf(orderId);
  const { totalCents } = await orderNow(server, orderId);
  expect(gap).toMatchObject({ kind: 'paid_unknown', provider: 'stripe', amount: toDollars(totalCents) });
  expect(gap.orderNumber).toMatch(/^GS-/);
  await mendTwice(gap, orderId);
  const { order, movements } = await booksOf(server, orderId);
  expect([order.payment, movements.length, order.stripePaymentIntentId]).toEqual(['paid', 1, intentId]);
  expect(await audited(orderId)).toEqual(['ask_provider_again']);
});

test('one that is young is left to its event', async () => {
  const { orderId } = await paidCardOrder(server);
  expect(await gapsOf(orderId)).toEqual([]);
});

/** Bought through PayPal, whose answer to the capture never came. */
const lostCapture = () =>
  anHourAgo(async () => {
    const order = await startPaypalOrder(server);
    server.rooms.paypal.approve(order.paypalOrderId);
    server.rooms.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
    expect((await askCapture(order)).status).toBe(503);
    return order;
  });

test('so is one at PayPal, and what was given back of it', async () => {
  const { orderId, paypalOrderId } = await lostCapture();
  const gap = await gapOf(orderId);
  expect(gap).toMatchObject({ kind: 'paid_unknown', provider: 'paypal' });
  await mendTwice(gap, orderId);
  expect((await orderNow(server, orderId)).payment).toBe('paid');

  await anHourAgo(async () => server.rooms.paypal.refund(paypalOrderId, 300));
  const refund = await gapOf(orderId);
  expect(refund).toMatchObject({ kind: 'refund_unknown', provider: 'paypal', amount: '3.00' });
  await mendTwice(refund, orderId);
  expect(await orderNow(server, orderId)).toMatchObject({
    payment: 'partially_refunded',
    refundedCents: 300,
  });
  expect(await audited(orderId)).toEqual(['ask_provider_again', 'ask_provider_again']);
});

test('a refund made at Stripe’s own page is brought into the books', async () => {
  const { orderId, intentId } = await anHourAgo(async () => {
    const paid = await paidCardOrder(server);
    await deliver(paid.succeeded);
    server.rooms.stripe.refund(paid.intentId, 250);
    return paid;
  });
  const gap = await gapOf(orderId);
  expect(gap).toMatchObject({ kind: 'refund_unknown', provider: 'stripe', amount: '2.50' });
  await mendTwice(gap, orderId);
  expect((await orderNow(server, orderId)).refundedCents).toBe(250);
  for (const event of eventsOf(server, intentId)) await deliver(event);
  expect((await orderNow(server, orderId)).refundedCents).toBe(250);
});

const chargeOf = (intentId: string) =>
  server.rooms.stripe.intents().find(({ id }) => id === intentId)?.latest_charge;

test('an order paid twice by card gives the second payment back, once, and stays paid', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const { totalCents } = await orderNow(server, orderId);
  const gap = await gapOf(orderId);
  expect(gap).toMatchObject({ kind: 'captured_twice', amount: toDollars(totalCents) });

  const answers = await Promise.all(Array.from({ length: 5 }, () => press(gap)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await mendTwice(gap, orderId);
  for (const event of eventsOf(server, secondIntentId)) await deliver(event);
  const { order, movements } = await booksOf(server, orderId);
  expect(order).toMatchObject({ payment: 'paid', refundedCents: 0, overpaidCents: 0 });
  expect(movements.map(({ amountCents }) => amountCents)).toEqual([totalCents, totalCents, -totalCents]);
  const refunds = eventsOf(server, secondIntentId, 'refund.created');
  expect(refunds).toHaveLength(1);
  expect(refunds[0]?.body).toContain(String(chargeOf(secondIntentId)));
});

test('a provider that is out keeps the gap open, and an answer that got lost is made up for', async () => {
  const { stripe } = server.rooms;
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const gap = await gapOf(orderId);
  stripe.switches.arm(/^POST \/v1\/refunds$/, { kind: 'status', status: 500 }, 2);
  expect((await press(gap)).status).toBe(503);
  stripe.switches.arm(/^POST \/v1\/refunds$/, { kind: 'drop_answer' }, 2);
  expect((await press(gap)).status).toBe(503);
  expect((await gapOf(orderId)).kind).toBe('captured_twice');
  await mendTwice(gap, orderId);
  expect(eventsOf(server, secondIntentId, 'refund.created')).toHaveLength(1);
});

const refundsAtPaypal = (paypalOrderId: string) =>
  server.rooms.paypal.orders().find(({ id }) => id === paypalOrderId)?.refunds.length;

test('a second payment through PayPal goes back through PayPal', async () => {
  const { orderId, paypalOrderId } = await paidBothWays(server);
  await mendTwice(await gapOf(orderId), orderId);
  expect(refundsAtPaypal(paypalOrderId)).toBe(1);
  const { order, movements } = await booksOf(server, orderId);
  expect([order.payment, movements.length]).toEqual(['paid', 3]);
});

test('what somebody gave back at the provider meanwhile is not given back again', async () => {
  const { orderId, paypalOrderId } = await paidBothWays(server);
  const gap = await gapOf(orderId);
  server.rooms.paypal.refund(paypalOrderId);
  await mendTwice(gap, orderId);
  expect(refundsAtPaypal(paypalOrderId)).toBe(1);

  const first = await paidCardOrder(server);
  await deliver(first.succeeded);
  const { totalCents } = await orderNow(server, first.orderId);
  const second = server.rooms.stripe.invent({ orderId: first.orderId }, totalCents);
  const [succeeded] = eventsOf(server, second.id, 'payment_intent.succeeded');
  if (succeeded) await deliver(succeeded);
  server.rooms.stripe.refund(second.id);
  await mendTwice(await gapOf(first.orderId), first.orderId);
  expect(eventsOf(server, second.id, 'refund.created')).toHaveLength(1);
});

test('money for an order of another amount, or of nobody, goes back', async () => {
  const { orderId } = await startCardOrder(server);
  const nobody = randomUUID();
  const [less, strange] = await anHourAgo(async () => [
    server.rooms.stripe.invent({ orderId }, 777),
    server.rooms.stripe.invent({ orderId: nobody }, 888),
    server.rooms.stripe.invent({ invoice: 'of another business' }, 999),
  ]);
  const wrong = (await read()).gaps.filter(({ kind }) => kind === 'paid_wrongly');
  expect(wrong.map((gap) => [gap.amount, gap.orderId]).toSorted()).toEqual([
    ['7.77', orderId],
    ['8.88', null],
  ]);
  for (const gap of wrong) {
    expect((await press(gap)).status).toBe(200);
    expect((await press(gap)).status).toBe(200);
  }
  expect((await read()).gaps.filter(({ kind }) => kind === 'paid_wrongly')).toEqual([]);
  expect(eventsOf(server, less?.id ?? '', 'refund.created')).toHaveLength(1);
  expect(await audited(orderId)).toEqual(['refund_wrong_payment']);
  expect(await audited(String(strange?.latest_charge))).toEqual(['refund_wrong_payment']);
  expect((await booksOf(server, orderId)).movements).toEqual([]);
});

const old = (orderId: string) =>
  server.db
    .update(orders)
    .set({ paidAt: new Date(Date.now() - HOUR_MS) })
    .where(eq(orders.id, orderId));

test('a paid order that nobody was asked to send is sent', async () => {
  const { id } = await paidOrder(server);
  await server.db.delete(outbox).where(eq(outbox.subjectId, id));
  await server.db.update(orders).set({ fulfilment: 'none' }).where(eq(orders.id, id));
  expect(await gapsOf(id)).toEqual([]);
  await old(id);
  const gap = await gapOf(id);
  expect(gap).toMatchObject({ kind: 'not_sent', id, provider: null });
  await mendTwice(gap, id);
  await sendAll(server);
  expect((await orderNow(server, id)).fulfilment).toBe('submitted');
  expect(atPrintful(server, id)).toHaveLength(1);
  expect(await audited(id)).toEqual(['fulfil_order_again']);
});

test('what Printful refused, or could not be asked, is tried again; what goes by itself is left alone', async () => {
  const { id } = await paidOrder(server, 'printed', { customerName: 'Printful Refuses' });
  await sendAll(server, 1);
  expect((await orderNow(server, id)).fulfilment).toBe('failed');
  await server.db.update(orders).set({ customerName: 'Ada Wright' }).where(eq(orders.id, id));
  await mendTwice(await gapOf(id), id);
  await sendAll(server);
  expect((await orderNow(server, id)).fulfilment).toBe('submitted');

  const { id: stuck } = await paidOrder(server);
  const later = { availableAt: new Date(Date.now() + HOUR_MS) };
  await server.db.update(outbox).set(later).where(eq(outbox.subjectId, stuck));
  expect((await press({ kind: 'fulfilment_failed', id: stuck })).status).toBe(200);
  expect(await audited(stuck)).toEqual([]);
  await server.db
    .update(outbox)
    .set({ state: 'failed', finishedAt: new Date() })
    .where(eq(outbox.subjectId, stuck));
  expect((await gapOf(stuck)).kind).toBe('fulfilment_failed');
  await mendTwice(await gapOf(stuck), stuck);
  await sendAll(server);
  expect((await orderNow(server, stuck)).fulfilment).toBe('submitted');
});

test('a provider that does not answer is named, and the other gaps are told', async () => {
  const { id } = await paidOrder(server);
  await server.db.update(orders).set({ fulfilment: 'failed' }).where(eq(orders.id, id));
  server.rooms.paypal.switches.arm(/reporting/, { kind: 'status', status: 500 }, 1);
  const { gaps, silent } = await read();
  expect(silent).toEqual(['paypal']);
  expect(gaps.map(({ orderId }) => orderId)).toContain(id);
});

test('providers that hang cost some seconds and no answer', { timeout: 15_000 }, async () => {
  server.rooms.paypal.switches.arm(/reporting/, { kind: 'hang' }, 1);
  server.rooms.stripe.switches.arm(/^GET/, { kind: 'hang' }, 4);
  const start = performance.now();
  expect((await read()).silent).toEqual(['stripe', 'paypal']);
  expect(performance.now() - start).toBeLessThan(8_000);
});

test.each([
  ['a kind that is none', 'typo', randomUUID(), 404],
  ['an order that is none', 'captured_twice', randomUUID(), 404],
  ['an id that is none', 'not_sent', 'x', 404],
  ['a provider that is none', 'paid_unknown', 'bank.12345678', 404],
])('%s is not mended', async (_, kind, id, status) => {
  expect((await press({ kind: kind as Gap['kind'], id })).status).toBe(status);
});

test('an unpaid order is not sent, and staff mend nothing', async () => {
  const { orderId } = await startCardOrder(server);
  expect((await press({ kind: 'not_sent', id: orderId })).status).toBe(409);
  const { cookie } = await staffWith(server.db, 'staff');
  expect((await press({ kind: 'not_sent', id: orderId }, cookie)).status).toBe(403);
  expect((await callApi(list, listGapsApi, { headers: { cookie } })).status).toBe(403);
  expect(await audited(orderId)).toEqual([]);
});
