import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { providerEvents } from '../../netlify/database/schema/payments.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { recordFailure } from '../../netlify/services/fulfillment/take-printful-event.ts';
import {
  recordRefund,
  recordRefundReversal,
  type Refund,
} from '../../netlify/services/payments/refunds/record-refund.ts';
import { fulfillAgainApi } from '../../src/domain/fulfillment/admin-fulfillment.api.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { mailsAbout, orderNow, sendAll, unpaidOrder } from '../support/paid-order.ts';
import { deliver, lastEvent, sign, submittedOrder } from '../support/printful-event.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { orderNumbers, orderOnItsWay, shipmentOf, readOrder, sendShipment } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.printful.webhooks.use('lose');
});

const failures = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.includes('won’t ship'));

const refundOf = (orderId: string, amountCents: number): Refund => ({
  provider: 'stripe',
  orderId,
  reference: `re_${orderId}`,
  capture: `ch_${orderId}`,
  amountCents,
});

const refund = (orderId: string, amountCents: number) =>
  recordRefund(server.db, refundOf(orderId, amountCents));

test.each(['fail', 'cancel'] as const)('when Printful does %s, staff are told', async (verb) => {
  const { id, number } = await submittedOrder(server);
  server.mocks.printful[verb](id);
  const event = lastEvent(server);
  await deliver(event);
  await deliver(event);
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'failed' });
  expect(failures(number).map(({ to }) => to)).toEqual([[STAFF_MAIL.to]]);
});

test('each time that Printful gives up on an order staff get a mail of its own', async () => {
  const { id, number } = await submittedOrder(server);
  const { cookie } = await staffWith(server.db, 'owner');
  server.mocks.printful.fail(id);
  await deliver(lastEvent(server));
  await sendAll(server);
  // Sent again, it is dead at Printful as before.
  expect(await staffCall(ownersFunction, fulfillAgainApi, cookie, { id })).toMatchObject({ status: 200 });
  await sendAll(server);
  await server.db.update(orders).set({ fulfillment: 'submitted' }).where(eq(orders.id, id));
  await recordFailure(server.db, { id: `again-${id}`, type: 'order_failed', kind: 'failed', orderId: id });
  await sendAll(server);
  expect(new Set(failures(number).map(({ messageId }) => messageId)).size).toBe(3);
});

test.each(['fail', 'cancel'] as const)(
  'when Printful does %s after all of it went back, nobody has anything to do',
  async (verb) => {
    const { id, number, totalCents } = await submittedOrder(server);
    await refund(id, totalCents);
    expect(await orderNow(server, id)).toMatchObject({ payment: 'refunded', fulfillment: 'submitted' });
    server.mocks.printful[verb](id);
    const event = lastEvent(server);
    expect((await deliver(event)).status).toBe(200);
    expect((await deliver(event)).status).toBe(200);
    await sendAll(server);
    expect(await orderNow(server, id)).toMatchObject({
      payment: 'refunded',
      fulfillment: 'none',
      toPack: false,
    });
    expect(failures(number)).toEqual([]);
    expect(await server.db.$count(providerEvents, eq(providerEvents.orderId, id))).toBe(1);
    const { cookie } = await staffWith(server.db, 'owner');
    expect(await orderNumbers(cookie, { toSend: 'yes' })).not.toContain(number);
  },
);

test('what Printful cancels after a part left and all of it went back is for staff again when the money comes back', async () => {
  const { cookie } = await staffWith(server.db, 'owner');
  const { id, number, lines, totalCents } = await orderOnItsWay(server, cookie, 'mixed');
  const packed = lines.filter(({ isByStaff }) => isByStaff);
  expect(await sendShipment(cookie, id, shipmentOf(packed))).toMatchObject({ status: 201 });
  await refund(id, totalCents);
  server.mocks.printful.cancel(id);
  const event = lastEvent(server);
  for (const time of [1, 2]) {
    expect([time, (await deliver(event)).status]).toEqual([time, 200]);
    expect(await orderNumbers(cookie, { toSend: 'yes' })).not.toContain(number);
  }
  await sendAll(server);
  expect(failures(number)).toEqual([]);
  for (const time of [1, 2]) {
    await recordRefundReversal(server.db, refundOf(id, totalCents));
    expect([time, await readOrder(cookie, id)]).toMatchObject([
      time,
      { payment: 'paid', fulfillment: 'failed' },
    ]);
    expect(await orderNumbers(cookie, { toSend: 'yes' })).toContain(number);
  }
});

test('where a part of the money went back, staff are told that Printful will not send it, and do', async () => {
  const { id, number } = await submittedOrder(server);
  await refund(id, 100);
  server.mocks.printful.cancel(id);
  await deliver(lastEvent(server));
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({ payment: 'partially_refunded', fulfillment: 'failed' });
  expect(failures(number)).toHaveLength(1);
  const { cookie } = await staffWith(server.db, 'owner');
  const { lines } = await readOrder(cookie, id);
  const sent = await sendShipment(cookie, id, shipmentOf(lines));
  expect(sent).toMatchObject({ status: 201, body: { fulfillment: 'shipped', toPack: false } });
});

test('mail that waits while all of it goes back is not sent', async () => {
  const { id, number, totalCents } = await submittedOrder(server);
  server.mocks.printful.fail(id);
  const event = lastEvent(server);
  // No outbox worker runs until the money has gone back.
  await recordFailure(server.db, { id: `of-${id}`, type: 'order_failed', kind: 'failed', orderId: id });
  await refund(id, totalCents);
  await deliver(event);
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'none' });
  expect(failures(number)).toEqual([]);
});

test('a failure that is told after the shipment changes nothing', async () => {
  const { id } = await submittedOrder(server);
  server.mocks.printful.fail(id);
  const failure = lastEvent(server);
  server.mocks.printful.ship(id);
  await deliver(lastEvent(server));
  await deliver(failure);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'shipped' });
});

test('an order that nobody paid is never shipped by an event', async () => {
  const { id } = await unpaidOrder(server);
  const body = JSON.stringify({
    type: 'order_failed',
    data: { order: { external_id: id.replaceAll('-', '') } },
  });
  expect((await deliver(sign(body))).status).toBe(200);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'none' });
});
