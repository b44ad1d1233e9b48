import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFunding } from '../../netlify/services/funding/read-funding.ts';
import { readStaffOrder } from '../../netlify/services/orders/read-staff-order.ts';
import { inNewYork } from '../../src/domain/shared/new-york-time.ts';
import { booksOf, deliver, eventsOf, paidCardOrder } from '../support/card-order.ts';
import { anHourAgo, gapOf, gapsOf, mendTwice, pressMend } from '../support/gaps.ts';
import { mailsAbout, sendAll } from '../support/paid-order.ts';
import { paidByCardTwice } from '../support/paid-twice.ts';
import { askRefund, refundBody, refundsOf } from '../support/refund.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

let server: TestServer;
let owner = '';
beforeAll(async () => {
  server = await startServer();
  server.rooms.stripe.webhooks.use('lose');
  owner = (await staffWith(server.db, 'owner')).cookie;
});
afterAll(() => server.stop());

async function paid() {
  const order = await paidCardOrder(server);
  await deliver(order.succeeded);
  return order;
}

const tell = async (intentId: string, type: string) => {
  const events = eventsOf(server, intentId, type);
  for (const event of events) expect((await deliver(event)).status).toBe(200);
  return events.length;
};

/** The bank sends the newest refund of a payment back. */
function fail(intentId: string): void {
  const refund = server.rooms.stripe.refunds().findLast(({ payment_intent: id }) => id === intentId);
  server.rooms.stripe.failRefund(refund?.id ?? '');
}

const movementsOf = async (orderId: string) =>
  (await booksOf(server, orderId)).movements.map(({ kind, amountCents }) => [kind, amountCents]);

async function refundedToday(): Promise<number> {
  const { date } = inNewYork(new Date());
  return Number((await readFunding(server.db, { from: date, to: date })).total.refunded);
}

test('money that the customer’s bank sends back is ours again: the order is paid, the refund refused, and staff hear of it once', async () => {
  const { orderId, intentId } = await paid();
  const refundedBefore = await refundedToday();
  const body = refundBody(500);
  await askRefund(owner, orderId, body);
  expect(await refundsOf(server, orderId)).toMatchObject({ payment: 'partially_refunded', states: ['done'] });
  expect(await refundedToday()).toBeCloseTo(refundedBefore + 5);

  fail(intentId);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  expect(await refundsOf(server, orderId)).toMatchObject({
    payment: 'paid',
    refundedCents: 0,
    states: ['refused'],
  });
  const { order } = await booksOf(server, orderId);
  expect(await movementsOf(orderId)).toEqual([
    ['capture', order.totalCents],
    ['refund_reversal', 500],
    ['refund', -500],
  ]);
  expect(await refundedToday()).toBeCloseTo(refundedBefore);

  // Old events told again, and the press repeated, give nothing back.
  await tell(intentId, '');
  expect(await askRefund(owner, orderId, body)).toMatchObject({
    status: 409,
    body: { code: 'provider_refused', figures: { refusal: 'failed' } },
  });
  await sendAll(server);
  const told = mailsAbout(server, order.number).filter(({ subject }) => subject.includes('came back'));
  expect(told.map(({ subject }) => subject)).toEqual([`A refund of $5.00 came back: order ${order.number}`]);
  expect(told[0]?.text).toContain('The customer does not have it.');

  const shown = await readStaffOrder(server.db, orderId);
  expect(shown.refundableCents).toBe(order.totalCents);
  expect(shown.events).toContainEqual(
    expect.objectContaining({ kind: 'sent', parcel: 'refund_reversal_mail', state: 'done' }),
  );

  // All of it can go back now, as if nothing had been.
  expect(await askRefund(owner, orderId, refundBody(order.totalCents))).toMatchObject({
    body: { state: 'done', payment: 'refunded' },
  });
});

test('a refund that is on no book of ours leaves nothing when it comes back', async () => {
  const { orderId, intentId } = await paid();
  server.rooms.stripe.refund(intentId, 300);
  fail(intentId);
  expect(await tell(intentId, 'refund.failed')).toBe(1);
  await tell(intentId, 'charge.refunded');
  expect((await movementsOf(orderId)).map(([kind]) => kind)).toEqual(['capture']);
  expect(await gapsOf(owner, orderId)).toEqual([]);
});

test('one that nobody told us of is named as a gap, and the button writes it down', async () => {
  const order = await anHourAgo(async () => {
    const mine = await paid();
    server.rooms.stripe.refund(mine.intentId);
    await tell(mine.intentId, 'charge.refunded');
    fail(mine.intentId);
    return mine;
  });
  expect((await booksOf(server, order.orderId)).order.payment).toBe('refunded');
  const gap = await gapOf(owner, order.orderId);
  expect(gap).toMatchObject({ kind: 'refund_reversal_unknown', provider: 'stripe' });
  expect((await pressMend(owner, gap)).status).toBe(200);
  expect((await booksOf(server, order.orderId)).order).toMatchObject({ payment: 'paid', refundedCents: 0 });
  expect((await pressMend(owner, gap)).status).toBe(200);
  const kinds = (await movementsOf(order.orderId)).map(([kind]) => kind);
  expect(kinds.toSorted()).toEqual(['capture', 'refund', 'refund_reversal']);
});

test('a second payment whose refund came back is given back anew', async () => {
  const { orderId, secondIntentId } = await paidByCardTwice(server);
  expect((await pressMend(owner, await gapOf(owner, orderId))).status).toBe(200);
  fail(secondIntentId);
  await tell(secondIntentId, 'refund.failed');
  const gap = await gapOf(owner, orderId);
  expect(gap.kind).toBe('captured_twice');
  await mendTwice(owner, gap, orderId);
  expect(eventsOf(server, secondIntentId, 'refund.created')).toHaveLength(2);
});
