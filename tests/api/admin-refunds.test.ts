import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { refundRequests } from '../../netlify/database/schema/funding.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { reconcilePayments } from '../../netlify/services/payments/reconcile-payments.ts';
import { audited } from '../support/audited.ts';
import { startCardOrder } from '../support/card-order.ts';
import { mailsAbout, orderNow, sendAll } from '../support/paid-order.ts';
import { askRefund, paidAt, type ProviderName, refundBody, refundsOf } from '../support/refund.ts';
import { startServer, useServer } from '../support/server.ts';
import { readOrder } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
});

const ask = (orderId: string, body: object) => askRefund(owner.cookie, orderId, body);
const BOTH: readonly ProviderName[] = ['stripe', 'paypal'];

// Asked: 322
test.each(BOTH)(
  'money goes back at %s in part and then in full, and both are in the audit log',
  async (name) => {
    const order = await paidAt[name](server);
    const part = refundBody(500);
    expect(await ask(order.orderId, part)).toEqual({
      status: 201,
      body: { id: part.id, state: 'done', payment: 'partially_refunded' },
    });
    const rest = refundBody(order.totalCents - 500, { reason: 'Never arrived' });
    expect(await ask(order.orderId, rest)).toMatchObject({ status: 201, body: { payment: 'refunded' } });
    expect(order.given()).toEqual([500, order.totalCents - 500]);
    // The webhook's later event changes nothing.
    await order.tellAll();
    expect(await refundsOf(server, order.orderId)).toEqual({
      payment: 'refunded',
      refundedCents: order.totalCents,
      moved: [500, order.totalCents - 500],
      states: ['done', 'done'],
      audited: 2,
    });
    const [entry] = await audited(server, order.orderId);
    expect(entry).toMatchObject({
      actorId: owner.id,
      action: 'refund_order',
      before: null,
      after: { provider: name, amountCents: 500, reason: 'Arrived with a hole' },
    });
  },
);

test('the office refunds $200 of an order, in one piece or in several, and owners the rest', async () => {
  const office = await staffWith(server.db, 'office');
  const order = await paidAt.stripe(server);
  const by = (cents: number) => askRefund(office.cookie, order.orderId, refundBody(cents));
  const tooMuch = {
    status: 403,
    body: { code: 'needs_owner', figures: { questions: ['refunding more than $200.00 of one order'] } },
  };
  expect(await by(20_001)).toMatchObject(tooMuch);
  const asked = { orderId: order.orderId, provider: 'stripe', capture: 'x', reason: 'Before' } as const;
  await server.db.insert(refundRequests).values([
    {
      ...asked,
      id: randomUUID(),
      amountCents: 19_600,
      state: 'done',
      reference: 'x',
      requestedBy: office.id,
    },
    {
      ...asked,
      id: randomUUID(),
      amountCents: 9_000,
      state: 'refused',
      refusal: 'other',
      requestedBy: office.id,
    },
    { ...asked, id: randomUUID(), amountCents: 9_000, state: 'done', reference: 'y', requestedBy: owner.id },
  ]);
  expect(await by(401)).toMatchObject(tooMuch);
  expect(await by(400)).toMatchObject({ status: 201 });
  expect(await by(1)).toMatchObject(tooMuch);
  expect(await ask(order.orderId, refundBody(500))).toMatchObject({ status: 201 });
  expect(order.given()).toEqual([400, 500]);
});

// Asked: 322
test.each(BOTH)(
  'asked for twice at %s it is one refund, and the same id is no other refund',
  async (name) => {
    const order = await paidAt[name](server);
    const body = refundBody(500);
    const first = await ask(order.orderId, body);
    expect(await ask(order.orderId, body)).toEqual(first);
    expect(order.given()).toEqual([500]);
    expect((await refundsOf(server, order.orderId)).audited).toBe(1);
    const other = await paidAt[name](server);
    for (const [orderId, changed] of [
      [order.orderId, { ...body, amountCents: 501 }],
      [order.orderId, { ...body, reason: 'Never arrived' }],
      [other.orderId, body],
    ] as const) {
      expect(await ask(orderId, changed)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused' },
      });
    }
    expect(other.given()).toEqual([]);
  },
);

// Once for each refund, however it is learned of: staff's press, a repeat, the webhook, or the provider's own pages.
// Asked: 322
test.each(BOTH)('the customer gets one mail for each refund at %s that went through', async (name) => {
  const order = await paidAt[name](server);
  const [row] = await server.db.select().from(orders).where(eq(orders.id, order.orderId));
  const number = row?.number ?? '';
  const body = refundBody(500);
  await ask(order.orderId, body);
  await ask(order.orderId, body);
  expect((await ask(order.orderId, refundBody(order.totalCents))).status).toBe(409);
  order.refundThere(125);
  await order.tellAll();
  await order.tellAll();
  await sendAll(server);
  const mails = mailsAbout(server, number).filter(({ subject }) => subject.startsWith('Refund'));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Refund of $1.25 for order ${number}`,
    `Refund of $5.00 for order ${number}`,
  ]);
  const told = mails.find(({ subject }) => subject.includes('$5.00'));
  expect(told?.to).toContain(row?.customerEmail);
  const where = name === 'stripe' ? 'card' : 'PayPal account';
  expect(told?.text).toContain(`Refunded $5.00 to your ${where}. It takes 5-10 days.`);
  expect(told?.text).not.toContain(body.reason);
  await sendAll(server);
  expect(mailsAbout(server, number).filter(({ subject }) => subject.startsWith('Refund'))).toHaveLength(2);
});

test.each(BOTH)('more than is left at %s is refused before the provider is asked', async (name) => {
  const order = await paidAt[name](server);
  await ask(order.orderId, refundBody(500));
  for (const cents of [order.totalCents, order.totalCents - 499]) {
    expect(await ask(order.orderId, refundBody(cents))).toMatchObject({
      status: 409,
      body: { code: 'refund_too_large' },
    });
  }
  expect(order.given()).toEqual([500]);
});

test.each(BOTH)(
  'what %s refuses is told in our words, frees the money, and is not asked again',
  async (name) => {
    const contested = await paidAt[name](server);
    contested.contest();
    const body = refundBody(500);
    const refused = { status: 409, body: { code: 'provider_refused', figures: { refusal: 'contested' } } };
    expect(await ask(contested.orderId, body)).toMatchObject(refused);
    expect(await ask(contested.orderId, body)).toMatchObject(refused);
    expect(await refundsOf(server, contested.orderId)).toMatchObject({ moved: [], states: ['refused'] });
  },
);

test.each(BOTH)('what went back on the pages of %s meanwhile is found when it refuses', async (name) => {
  const order = await paidAt[name](server);
  order.refundThere(order.totalCents - 100);
  expect(await ask(order.orderId, refundBody(500))).toMatchObject({
    status: 409,
    body: { code: 'provider_refused', figures: { refusal: 'too_large' } },
  });
  expect(await refundsOf(server, order.orderId)).toMatchObject({
    payment: 'partially_refunded',
    refundedCents: order.totalCents - 100,
    states: ['refused'],
  });
  expect(await ask(order.orderId, refundBody(100))).toMatchObject({ body: { payment: 'refunded' } });
});

test('what its provider has not finished is asked about again, and counted as left', async () => {
  const order = await paidAt.stripe(server);
  const body = refundBody(500);
  await ask(order.orderId, body);
  const isIt = eq(refundRequests.id, body.id);
  await server.db.update(refundRequests).set({ state: 'asked' }).where(isIt);
  const there = server.mocks.stripe.refunds().find(({ metadata }) => metadata?.['refundId'] === body.id);
  Object.assign(there ?? {}, { status: 'pending' });
  expect(await reconcilePayments(server.db)).toMatchObject({ refundsLeft: 1 });
  Object.assign(there ?? {}, { status: 'succeeded' });
  expect(await reconcilePayments(server.db)).toMatchObject({ refundsLeft: 0 });
  expect(order.given()).toEqual([500]);
});

test('of a refund that fails after it was left waiting staff hear by mail, once', async () => {
  const told = async (orderId: string) =>
    mailsAbout(server, (await orderNow(server, orderId)).number).filter(({ subject }) =>
      subject.startsWith('A refund of $5.00 failed'),
    );
  const waiting = await paidAt.stripe(server);
  server.mocks.stripe.switches.arm(/^POST .*refunds$/, { kind: 'status', status: 503 }, 2);
  expect(await ask(waiting.orderId, refundBody(500))).toMatchObject({ body: { state: 'asked' } });
  // A person reads this answer.
  const answered = await paidAt.stripe(server);
  answered.contest();
  expect(await ask(answered.orderId, refundBody(500))).toMatchObject({ status: 409 });

  waiting.contest();
  await reconcilePayments(server.db);
  await reconcilePayments(server.db);
  await sendAll(server);
  const [mail, ...more] = await told(waiting.orderId);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('The customer disputes this payment');
  expect(await told(answered.orderId)).toEqual([]);
  expect((await readOrder(owner.cookie, waiting.orderId)).events).toContainEqual(
    expect.objectContaining({ kind: 'sent', message: 'refund_refused_mail', state: 'done' }),
  );
});

test('an order that waits to be sent waits no more once all of it went back', async () => {
  const order = await paidAt.stripe(server);
  const waiting = eq(orders.id, order.orderId);
  await server.db.update(orders).set({ fulfillment: 'manual', toPack: true }).where(waiting);
  const standing = () =>
    server.db.select({ fulfillment: orders.fulfillment, toPack: orders.toPack }).from(orders).where(waiting);
  await ask(order.orderId, refundBody(500));
  expect(await standing()).toEqual([{ fulfillment: 'manual', toPack: true }]);
  await ask(order.orderId, refundBody(order.totalCents - 500));
  expect(await standing()).toEqual([{ fulfillment: 'none', toPack: false }]);
});

test('nothing goes back of an order that is not paid, of none, or of no amount', async () => {
  const { orderId } = await startCardOrder(server);
  expect(await ask(orderId, refundBody(1))).toMatchObject({ status: 409, body: { code: 'order_not_paid' } });
  for (const id of [randomUUID(), 'x']) {
    expect(await ask(id, refundBody(1))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  for (const cents of [0, -1, 1.5, 1e12]) {
    expect(await ask(orderId, refundBody(cents))).toMatchObject({
      status: 400,
      body: { fields: { amountCents: 'Please enter an amount such as 12.50' } },
    });
  }
  expect(await ask(orderId, refundBody(1, { reason: ' ' }))).toMatchObject({
    status: 400,
    body: { fields: { reason: expect.any(String) as unknown } },
  });
});
