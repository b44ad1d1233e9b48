import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toDollars } from '../../src/domain/shared/numbers/money.ts';
import { actionsOn, audited } from '../support/audited.ts';
import { booksOf, deliver, eventsOf, paidCardOrder, startCardOrder } from '../support/card-order.ts';
import { anHourAgo, gapOf, mendTwice, pressMend, readGaps } from '../support/gaps.ts';
import { orderNow } from '../support/paid-order.ts';
import { paidBothWays, paidByCardTwice } from '../support/paid-twice.ts';
import { askRefund, refundBody } from '../support/refund.ts';
import { readOrder } from '../support/staff-orders.ts';
import { startServer, useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let owner = '';
beforeAll(async () => {
  owner = (await staffWith(server.db, 'owner')).cookie;
});
afterEach(() => void vi.useRealTimers());

const chargeOf = (intentId: string) =>
  server.mocks.stripe.intents().find(({ id }) => id === intentId)?.latest_charge;

// Asked: 325
test('an order paid twice by card gives the second payment back, once, and stays paid', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const { totalCents } = await orderNow(server, orderId);
  const gap = await gapOf(owner, orderId);
  expect(gap).toMatchObject({ kind: 'captured_twice', amountCents: totalCents });

  const answers = await Promise.all(Array.from({ length: 5 }, () => pressMend(owner, gap)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await mendTwice(owner, gap, orderId);
  for (const event of eventsOf(server, secondIntentId)) await deliver(event);
  const { order, movements } = await booksOf(server, orderId);
  expect(order).toMatchObject({ payment: 'paid', refundedCents: 0, overpaidCents: 0 });
  expect(movements.map(({ amountCents }) => amountCents)).toEqual([totalCents, totalCents, -totalCents]);
  const refunds = eventsOf(server, secondIntentId, 'refund.created');
  expect(refunds).toHaveLength(1);
  expect(refunds[0]?.body).toContain(String(chargeOf(secondIntentId)));
  const amount = toDollars(totalCents);
  expect((await audited(server, orderId))[0]).toMatchObject({
    before: { overpaid: amount },
    after: { amount },
  });
});

test('a refund of a part is taken from the second payment, as that one is too much', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  expect((await askRefund(owner, orderId, refundBody(500))).status).toBe(201);
  expect(givenOf(secondIntentId)).toEqual([500]);
});

test('of a second payment that was given back in part, the rest goes back', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const { totalCents } = await orderNow(server, orderId);
  server.mocks.stripe.refund(secondIntentId, 500);
  await tellAll(secondIntentId);
  await mendTwice(owner, await gapOf(owner, orderId), orderId);
  expect(givenOf(secondIntentId).toSorted()).toEqual([500, totalCents - 500].toSorted());
});

test('a provider that is out keeps the gap open, and an answer that got lost is made up for', async () => {
  const { stripe } = server.mocks;
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const gap = await gapOf(owner, orderId);
  stripe.switches.arm(/^POST \/v1\/refunds$/, { kind: 'status', status: 500 }, 2);
  expect((await pressMend(owner, gap)).status).toBe(503);
  stripe.switches.arm(/^POST \/v1\/refunds$/, { kind: 'drop_answer' }, 2);
  expect((await pressMend(owner, gap)).status).toBe(503);
  expect((await gapOf(owner, orderId)).kind).toBe('captured_twice');
  await mendTwice(owner, gap, orderId);
  expect(eventsOf(server, secondIntentId, 'refund.created')).toHaveLength(1);
});

const givenOf = (intentId: string | null) =>
  server.mocks.stripe.refunds().flatMap((each) => (each.payment_intent === intentId ? [each.amount] : []));

const tellAll = async (intentId: string) => {
  for (const event of eventsOf(server, intentId)) await deliver(event);
};

test.each(['with the button', 'at Stripe’s own page'])(
  'once the second payment was given back %s, the first can go back too, by owners, and once',
  async (how) => {
    const { orderId, secondIntentId } = await paidByCardTwice(server);
    const { totalCents, stripePaymentIntentId } = await orderNow(server, orderId);
    if (how === 'with the button') await mendTwice(owner, await gapOf(owner, orderId), orderId);
    else server.mocks.stripe.refund(secondIntentId);
    await tellAll(secondIntentId);
    expect((await readOrder(owner, orderId)).refundableCents).toBe(totalCents);
    const { cookie } = await staffWith(server.db, 'staff');
    expect((await askRefund(cookie, orderId, refundBody(totalCents))).status).toBe(403);

    const requests = [refundBody(totalCents), refundBody(totalCents)];
    const answers = await Promise.all(requests.map((request) => askRefund(owner, orderId, request)));
    expect(answers.map(({ status, body }) => body['code'] ?? status).toSorted()).toEqual([
      201,
      'refund_too_large',
    ]);
    await tellAll(secondIntentId);
    expect([givenOf(stripePaymentIntentId), givenOf(secondIntentId)]).toEqual([[totalCents], [totalCents]]);
    expect(await orderNow(server, orderId)).toMatchObject({ payment: 'refunded', refundedCents: totalCents });
    expect((await readOrder(owner, orderId)).refundableCents).toBe(0);
  },
);

test('where the first payment was given back at Stripe’s own page, the second is the one that can go back', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const { totalCents, stripePaymentIntentId } = await orderNow(server, orderId);
  const first = String(stripePaymentIntentId);
  server.mocks.stripe.refund(first);
  await tellAll(first);
  const part = refundBody(500);
  expect(await askRefund(owner, orderId, part)).toMatchObject({ body: { state: 'done' } });
  expect(await askRefund(owner, orderId, part)).toMatchObject({ body: { state: 'done' } });
  expect(await askRefund(owner, orderId, refundBody(totalCents - 500))).toMatchObject({
    body: { state: 'done', payment: 'refunded' },
  });
  expect(givenOf(secondIntentId).toSorted()).toEqual([500, totalCents - 500].toSorted());
  expect(givenOf(first)).toEqual([totalCents]);
});

const refundsAtPaypal = (paypalOrderId: string) =>
  server.mocks.paypal.orders().find(({ id }) => id === paypalOrderId)?.refunds.length;

test('a second payment through PayPal goes back through PayPal', async () => {
  const { orderId, paypalOrderId } = await paidBothWays(server);
  await mendTwice(owner, await gapOf(owner, orderId), orderId);
  expect(refundsAtPaypal(paypalOrderId)).toBe(1);
  const { order, movements } = await booksOf(server, orderId);
  expect([order.payment, movements.length]).toEqual(['paid', 3]);
});

test('what somebody gave back at the provider meanwhile is not given back again', async () => {
  const { orderId, paypalOrderId } = await paidBothWays(server);
  const gap = await gapOf(owner, orderId);
  server.mocks.paypal.refund(paypalOrderId);
  await mendTwice(owner, gap, orderId);
  expect(refundsAtPaypal(paypalOrderId)).toBe(1);

  const first = await paidCardOrder(server);
  await deliver(first.succeeded);
  const { totalCents } = await orderNow(server, first.orderId);
  const second = server.mocks.stripe.invent({ orderId: first.orderId }, totalCents);
  const [succeeded] = eventsOf(server, second.id, 'payment_intent.succeeded');
  if (succeeded) await deliver(succeeded);
  server.mocks.stripe.refund(second.id);
  await mendTwice(owner, await gapOf(owner, first.orderId), first.orderId);
  expect(eventsOf(server, second.id, 'refund.created')).toHaveLength(1);
});

test('what is on its way back is waited for before another payment of the order goes back', async () => {
  const { stripe } = server.mocks;
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  const { totalCents, stripePaymentIntentId } = await orderNow(server, orderId);
  const first = String(stripePaymentIntentId);
  const third = stripe.invent({ orderId }, totalCents);
  stripe.refund(first);
  for (const event of eventsOf(server, third.id)) await deliver(event);
  for (const event of eventsOf(server, first, 'charge.refunded')) await deliver(event);
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'paid', overpaidCents: totalCents });

  // Somebody refunded the third one, and the bank takes its time.
  Object.assign(stripe.refund(third.id), { status: 'pending' });
  expect((await pressMend(owner, await gapOf(owner, orderId))).status).toBe(200);
  expect(eventsOf(server, secondIntentId, 'refund.created')).toEqual([]);
});

test('money for an order of another amount, or of nobody, goes back', async () => {
  const { orderId } = await startCardOrder(server);
  const nobody = randomUUID();
  const [less, strange] = await anHourAgo(async () => [
    server.mocks.stripe.invent({ orderId }, 777),
    server.mocks.stripe.invent({ orderId: nobody }, 888),
    server.mocks.stripe.invent({ invoice: 'of another business' }, 999),
  ]);
  const wrong = (await readGaps(owner)).gaps.filter(({ kind }) => kind === 'paid_wrongly');
  expect(wrong.map((gap) => [gap.amountCents, gap.orderId]).toSorted()).toEqual([
    [777, orderId],
    [888, null],
  ]);
  for (const gap of wrong) {
    expect((await pressMend(owner, gap)).status).toBe(200);
    expect((await pressMend(owner, gap)).status).toBe(200);
  }
  expect((await readGaps(owner)).gaps.filter(({ kind }) => kind === 'paid_wrongly')).toEqual([]);
  expect(eventsOf(server, less?.id ?? '', 'refund.created')).toHaveLength(1);
  expect(await actionsOn(server, orderId)).toEqual(['refund_wrong_payment']);
  expect(await actionsOn(server, String(strange?.latest_charge))).toEqual(['refund_wrong_payment']);
  expect((await booksOf(server, orderId)).movements).toEqual([]);
});
