import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { wrongPayments } from '../../netlify/database/schema/payments.ts';
import { readStaffOrder } from '../../netlify/services/orders/read-staff-order.ts';
import { listOrders } from '../../netlify/services/orders/list-orders.ts';
import { attachPaypalPayment } from '../../netlify/services/payments/attach-payment.ts';
import { recordRefund } from '../../netlify/services/payments/refunds/record-refund.ts';
import { lockOrder } from '../../netlify/services/stock/rows.ts';
import { settlePayment } from '../../netlify/services/payments/settle-payment.ts';
import { recordWrongPayment } from '../../netlify/services/payments/wrong-payments.ts';
import { actionsOn } from '../support/audited.ts';
import { booksOf, deliver, eventsOf, startCardOrder } from '../support/card-order.ts';
import { gapOf, gapsOf, pressMend, readGaps } from '../support/gaps.ts';
import { mailsAbout, orderNow, paidOrder, sendAll, unpaidOrder } from '../support/paid-order.ts';
import {
  agreedPaypalOrder,
  askCapture,
  deliver as deliverPaypal,
  eventsOf as paypalEventsOf,
  only,
  standingOf,
  startPaypalOrder,
  startWalletOrder,
  UNTOUCHED,
} from '../support/paypal-order.ts';
import { startServer, useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let owner = '';
beforeAll(async () => {
  owner = (await staffWith(server.db, 'owner')).cookie;
});

const wrongOnes = (reference: string) =>
  server.db.select().from(wrongPayments).where(eq(wrongPayments.reference, reference));

/** A Stripe payment that we did not start, and its charge. */
function invented(metadata: Record<string, string>, cents: number) {
  const { id, latest_charge: charge } = server.mocks.stripe.invent(metadata, cents);
  return { id, charge: String(charge) };
}

const tellAll = async (intentId: string) => {
  const events = eventsOf(server, intentId);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect((await deliver(event)).status).toBe(200);
};

test('Stripe reports another amount: the order is flagged, staff get one mail, and the money goes back', async () => {
  const { orderId } = await startCardOrder(server);
  const { id, charge } = invented({ orderId }, 100);
  await tellAll(id);
  await tellAll(id);
  const { order, movements, messages } = await booksOf(server, orderId);
  expect([order.payment, order.paidWrongly, movements, messages]).toEqual(['pending', true, [], []]);
  expect((await listOrders(server.db, { flag: 'paid_wrongly' })).rows.map((row) => row.id)).toEqual([
    orderId,
  ]);

  await sendAll(server);
  const told = mailsAbout(server, order.number);
  expect(told.map(({ subject }) => subject)).toEqual([`Stripe took the wrong amount: order ${order.number}`]);
  expect(told[0]?.text).toContain('Stripe reports $1.00');
  expect((await readStaffOrder(server.db, orderId)).events).toContainEqual(
    expect.objectContaining({ kind: 'sent', message: 'wrong_payment_mail', state: 'done' }),
  );

  const gap = await gapOf(owner, orderId);
  expect(gap).toMatchObject({
    kind: 'paid_wrongly',
    provider: 'stripe',
    id: `stripe.${charge}`,
    amountCents: 100,
  });
  const answers = await Promise.all([pressMend(owner, gap), pressMend(owner, gap), pressMend(owner, gap)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(eventsOf(server, id, 'refund.created')).toHaveLength(1);
  expect(await gapsOf(owner, orderId)).toEqual([]);
  expect(new Set(await actionsOn(server, orderId))).toEqual(new Set(['refund_wrong_payment']));

  // Later events from Stripe, and the right payment, find the order as if nothing had happened.
  await tellAll(id);
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'pending', paidWrongly: false });
  expect(await wrongOnes(charge)).toMatchObject([{ refundedAt: expect.any(Date) }]);
});

test('while its money is on the way back, an order stays flagged', async () => {
  const { orderId } = await startCardOrder(server);
  const { id, charge } = invented({ orderId }, 100);
  await tellAll(id);
  // Somebody refunded it, and the bank takes its time.
  Object.assign(server.mocks.stripe.refund(id), { status: 'pending' });
  expect((await pressMend(owner, await gapOf(owner, orderId))).status).toBe(200);
  expect(await orderNow(server, orderId)).toMatchObject({ paidWrongly: true });
  expect(await wrongOnes(charge)).toMatchObject([{ refundedAt: null }]);
});

test('one of two wrong payments goes back, and the flag stays for the other', async () => {
  const { orderId } = await startCardOrder(server);
  const both = [invented({ orderId }, 100), invented({ orderId }, 200)];
  for (const { id } of both) await tellAll(id);
  const gaps = await gapsOf(owner, orderId);
  expect(gaps.map(({ amountCents }) => amountCents).toSorted()).toEqual([100, 200]);
  for (const [index, gap] of gaps.entries()) {
    expect((await pressMend(owner, gap)).status).toBe(200);
    expect((await orderNow(server, orderId)).paidWrongly).toBe(index === 0);
  }
});

test('money in another currency is noted, and given back on the provider’s page', async () => {
  const { id: orderId, totalCents: amountCents } = await unpaidOrder(server);
  const reference = `ch_${randomUUID().replaceAll('-', '')}`;
  const truth = { provider: 'stripe', reference, namesOrder: true, amountCents, feeCents: null } as const;
  await expect(
    settlePayment(server.db, orderId, { ...truth, currency: 'EUR', outcome: 'paid' }),
  ).rejects.toMatchObject({ code: 'payment_not_confirmed' });
  const gap = await gapOf(owner, orderId);
  expect(gap).toMatchObject({ kind: 'paid_wrongly', amountCents: null });
  expect((await pressMend(owner, gap)).status).toBe(200);
  expect(await gapsOf(owner, orderId)).toEqual([]);
  expect((await orderNow(server, orderId)).paidWrongly).toBe(false);
});

test('a report that comes in while staff give the money back waits for them, or they for it', async () => {
  const { orderId } = await startCardOrder(server);
  const { id, charge } = invented({ orderId }, 100);
  await tellAll(id);
  const gap = await gapOf(owner, orderId);
  const heldUp = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const payment = {
    provider: 'stripe',
    reference: charge,
    orderId,
    amountCents: 100,
    currency: 'USD',
  } as const;
  let press: ReturnType<typeof pressMend> | undefined;
  await inTransaction(server.db, async (tx) => {
    await lockOrder(tx, orderId);
    press = pressMend(owner, gap);
    await expect.poll(() => eventsOf(server, id, 'refund.created')).toHaveLength(1);
    await expect.poll(async () => (await server.db.execute(heldUp)).rows.length).toBe(1);
    await recordWrongPayment(tx, payment);
  });
  expect((await press)?.status).toBe(200);
  expect((await orderNow(server, orderId)).paidWrongly).toBe(false);
});

test('a wrong amount that is still pending does not count yet', async () => {
  const { id: orderId } = await unpaidOrder(server);
  const reference = `ch_${randomUUID().replaceAll('-', '')}`;
  const truth = { provider: 'stripe', reference, namesOrder: true, currency: 'USD', feeCents: null } as const;
  await expect(
    settlePayment(server.db, orderId, { ...truth, amountCents: 1, outcome: 'processing' }),
  ).rejects.toMatchObject({ code: 'payment_not_confirmed' });
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'pending', paidWrongly: false });
  expect(await wrongOnes(reference)).toEqual([]);
});

test('money for an order we don’t have is kept and shown; a stranger’s payment is not', async () => {
  const ours = invented({ orderId: randomUUID() }, 300);
  const others = [invented({}, 400), invented({ orderId: 'another shop’s 7' }, 500)];
  for (const { id } of [ours, ...others]) await tellAll(id);
  await tellAll(ours.id);
  expect(await wrongOnes(ours.charge)).toMatchObject([{ orderId: null, amountCents: 300 }]);
  for (const { charge } of others) expect(await wrongOnes(charge)).toEqual([]);
  const { gaps } = await readGaps(owner);
  const shown = gaps.filter(({ id }) => id.endsWith(ours.charge));
  expect(shown).toMatchObject([{ kind: 'paid_wrongly', orderId: null, orderNumber: null, amountCents: 300 }]);
  await sendAll(server);
  expect(mailsAbout(server, 'an order we don’t have')).toHaveLength(1);
  expect((await pressMend(owner, only(shown))).status).toBe(200);
  expect(eventsOf(server, ours.id, 'refund.created')).toHaveLength(1);
});

test('PayPal reports a payment that we did not make: kept once, for its order or for none', async () => {
  const { orderId, total } = await startWalletOrder(server);
  const nobodys = randomUUID();
  const [own, strange] = [
    server.mocks.paypal.invent(orderId, total),
    server.mocks.paypal.invent(nobodys, '5.00'),
  ];
  for (const { id } of [own, strange, own, strange]) {
    for (const event of paypalEventsOf(server, id)) expect((await deliverPaypal(event)).status).toBe(200);
  }
  expect(await standingOf(server, { orderId })).toMatchObject(UNTOUCHED);
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'pending', paidWrongly: true });
  expect(await wrongOnes(strange.captures[0]?.id ?? '')).toMatchObject([{ orderId: null, amountCents: 500 }]);
  const gap = await gapOf(owner, orderId);
  expect(gap).toMatchObject({ kind: 'paid_wrongly', provider: 'paypal' });
  expect((await pressMend(owner, gap)).status).toBe(200);
  expect((await orderNow(server, orderId)).paidWrongly).toBe(false);
});

test('PayPal reports a capture that names another order: neither is paid', async () => {
  const mine = await agreedPaypalOrder(server);
  await askCapture(mine);
  const captured = only(paypalEventsOf(server, mine.paypalOrderId, 'PAYMENT.CAPTURE.COMPLETED'));
  // As if the payment for this order named the other one.
  const { orderId: other } = await startWalletOrder(server);
  await server.db.update(orders).set({ paypalOrderId: null }).where(eq(orders.id, mine.orderId));
  await server.db.update(orders).set({ paypalOrderId: mine.paypalOrderId }).where(eq(orders.id, other));
  expect((await deliverPaypal(captured)).status).toBe(200);
  expect(await orderNow(server, other)).toMatchObject({ payment: 'pending', paidWrongly: true });
  expect((await booksOf(server, other)).movements).toEqual([]);
});

test('no payment is attached to an order that is paid', async () => {
  const order = await startPaypalOrder(server);
  const { id } = await paidOrder(server);
  const mine = { paymentId: `X${order.paypalOrderId.slice(1)}`, former: null };
  expect(await attachPaypalPayment(server.db, id, mine)).toBe(false);
  expect((await orderNow(server, id)).paypalOrderId).toBeNull();
});

test('a refund that is reported before its payment changes nothing until that comes, and then nothing is sent', async () => {
  const { id: orderId, totalCents: amountCents } = await unpaidOrder(server);
  const at = { provider: 'stripe', orderId, capture: `ch_${orderId}` } as const;
  expect(await recordRefund(server.db, { ...at, reference: `re_${orderId}`, amountCents })).toBe('pending');
  expect(await orderNow(server, orderId)).toMatchObject({
    payment: 'pending',
    paidAt: null,
    refundedCents: 0,
  });
  const truth = { provider: 'stripe', reference: at.capture, namesOrder: true, currency: 'USD' } as const;
  const paid = { ...truth, amountCents, feeCents: null, outcome: 'paid' } as const;
  expect(await settlePayment(server.db, orderId, paid)).toBe('refunded');
  expect(await orderNow(server, orderId)).toMatchObject({ payment: 'refunded', fulfillment: 'none' });
  expect((await booksOf(server, orderId)).messages).toEqual([]);
});
