import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shipments } from '../../netlify/database/schema/orders.ts';
import { providerEvents } from '../../netlify/database/schema/payments.ts';
import webhook from '../../netlify/functions/webhook-printful.ts';
import { recordFailure } from '../../netlify/services/fulfilment/record-failure.ts';
import { recordRefund } from '../../netlify/services/payments/record-refund.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { printfulWebhookApi } from '../../src/domain/fulfilment/fulfilment.api.ts';
import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import { callApi } from '../support/call.ts';
import { mailsAbout, orderNow, paidOrder, sendAll, unpaidOrder } from '../support/paid-order.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { orderNumbers } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  server.rooms.printful.webhooks.use('lose');
});
afterEach(() => server.rooms.printful.switches.clear());
afterAll(() => server.stop());

const deliver = ({ body, headers }: SignedEvent) =>
  callApi(webhook, printfulWebhookApi, { body, headers: { ...headers, origin: 'https://printful.com' } });

const lastEvent = (): SignedEvent => {
  const event = server.rooms.printful.webhooks.sent.at(-1);
  if (!event) throw new Error('nothing was sent');
  return event;
};

const sign = (
  body: string,
  key: string | Buffer = process.env['PRINTFUL_WEBHOOK_SECRET'] ?? '',
): SignedEvent => ({
  body,
  headers: { 'x-pf-webhook-signature': createHmac('sha256', key).update(body).digest('hex') },
});

async function submittedOrder() {
  const order = await paidOrder(server);
  await sendAll(server);
  expect(await orderNow(server, order.id)).toMatchObject({ fulfilment: 'submitted' });
  return order;
}

const parcelsOf = (orderId: string) =>
  server.db.select().from(shipments).where(eq(shipments.orderId, orderId));

const onItsWay = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.endsWith('is on its way'));

test('a parcel is kept once, and the customer is told carrier, number and link once', async () => {
  const { id, number } = await submittedOrder();
  const parcel = server.rooms.printful.ship(id);
  const event = lastEvent();
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await sendAll(server);
  expect(await parcelsOf(id)).toEqual([
    expect.objectContaining({
      providerShipmentId: String(parcel.id),
      carrier: 'USPS',
      trackingNumber: parcel.tracking_number,
      trackingUrl: parcel.tracking_url,
    }),
  ]);
  expect(await orderNow(server, id)).toMatchObject({ fulfilment: 'shipped' });
  const [mail, ...more] = onItsWay(number);
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['ada.wright@example.com']);
  for (const fact of ['USPS', String(parcel.tracking_number), String(parcel.tracking_url)]) {
    expect(mail?.text).toContain(fact);
    expect(mail?.html).toContain(fact);
  }
});

test('the same event in a later try, which counts its tries, is no news', async () => {
  const { id } = await submittedOrder();
  server.rooms.printful.ship(id);
  const { body } = lastEvent();
  await deliver(sign(body));
  await deliver(sign(body.replace('"retries":0', '"retries":3')));
  const noted = await server.db.select().from(providerEvents).where(eq(providerEvents.orderId, id));
  expect(noted).toEqual([expect.objectContaining({ provider: 'printful', type: 'shipment_sent' })]);
});

test('a second parcel has a mail of its own, whichever is told first', async () => {
  const { id, number } = await submittedOrder();
  server.rooms.printful.ship(id);
  const first = lastEvent();
  server.rooms.printful.ship(id, { carrier: 'UPS' });
  await deliver(lastEvent());
  await deliver(first);
  await sendAll(server);
  expect((await parcelsOf(id)).map(({ carrier }) => carrier).toSorted()).toEqual(['UPS', 'USPS']);
  expect(onItsWay(number)).toHaveLength(2);
});

test('the name that version 1 has for the event is understood', async () => {
  const { id } = await submittedOrder();
  server.rooms.printful.ship(id, { tracking_number: null, tracking_url: 'javascript:alert(1)' });
  await deliver(sign(lastEvent().body.replace('shipment_sent', 'package_shipped')));
  expect(await parcelsOf(id)).toEqual([
    expect.objectContaining({ trackingNumber: 'None', trackingUrl: null }),
  ]);
});

test.each(['fail', 'cancel'] as const)('when Printful does %s, staff are told', async (verb) => {
  const { id, number } = await submittedOrder();
  server.rooms.printful[verb](id);
  const event = lastEvent();
  await deliver(event);
  await deliver(event);
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({ fulfilment: 'failed' });
  const told = mailsAbout(server, number).filter(({ subject }) => subject.includes('will not send'));
  expect(told.map(({ to }) => to)).toEqual([[STAFF_MAIL.to]]);
});

const refund = (orderId: string, amountCents: number) =>
  recordRefund(server.db, {
    provider: 'stripe',
    orderId,
    reference: `re_${orderId}`,
    capture: `ch_${orderId}`,
    amountCents,
  });

const failures = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.includes('will not send'));

test.each(['fail', 'cancel'] as const)(
  'when Printful does %s after all of it went back, nobody has anything to do',
  async (verb) => {
    const { id, number, totalCents } = await submittedOrder();
    await refund(id, totalCents);
    expect(await orderNow(server, id)).toMatchObject({ payment: 'refunded', fulfilment: 'submitted' });
    server.rooms.printful[verb](id);
    const event = lastEvent();
    expect((await deliver(event)).status).toBe(200);
    expect((await deliver(event)).status).toBe(200);
    await sendAll(server);
    expect(await orderNow(server, id)).toMatchObject({
      payment: 'refunded',
      fulfilment: 'none',
      toPack: false,
    });
    expect(failures(number)).toEqual([]);
    expect(await server.db.$count(providerEvents, eq(providerEvents.orderId, id))).toBe(1);
    const { cookie } = await staffWith(server.db, 'owner');
    expect(await orderNumbers(cookie, { toSend: 'yes' })).not.toContain(number);
  },
);

test('what went back in part is still to be sent, and staff are told that Printful will not', async () => {
  const { id, number } = await submittedOrder();
  await refund(id, 100);
  server.rooms.printful.cancel(id);
  await deliver(lastEvent());
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({ payment: 'partially_refunded', fulfilment: 'failed' });
  expect(failures(number)).toHaveLength(1);
});

test('mail that waits while all of it goes back is not sent', async () => {
  const { id, number, totalCents } = await submittedOrder();
  server.rooms.printful.fail(id);
  const event = lastEvent();
  // Nobody works on the outbox until the money has gone back.
  await recordFailure(server.db, { id: `of-${id}`, type: 'order_failed', kind: 'failed', orderId: id });
  await refund(id, totalCents);
  await deliver(event);
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({ fulfilment: 'none' });
  expect(failures(number)).toEqual([]);
});

test('a failure that is told after the parcel changes nothing', async () => {
  const { id } = await submittedOrder();
  server.rooms.printful.fail(id);
  const failure = lastEvent();
  server.rooms.printful.ship(id);
  await deliver(lastEvent());
  await deliver(failure);
  expect(await orderNow(server, id)).toMatchObject({ fulfilment: 'shipped' });
});

test('with Printful out, the event is refused for now and works later', async () => {
  const { id } = await submittedOrder();
  server.rooms.printful.ship(id);
  const event = lastEvent();
  const disarm = server.rooms.printful.switches.arm(/^GET /, { kind: 'status', status: 500 });
  const refused = await deliver(event);
  expect(refused.status).toBe(503);
  expect(refused.headers.has('retry-after')).toBe(true);
  expect(await parcelsOf(id)).toEqual([]);
  disarm();
  expect((await deliver(event)).status).toBe(200);
  expect(await parcelsOf(id)).toHaveLength(1);
});

test('a bad signature, none, and a body written again are refused, and nothing is kept', async () => {
  const { id } = await submittedOrder();
  server.rooms.printful.ship(id);
  const { body, headers } = lastEvent();
  const signature = headers['x-pf-webhook-signature'] ?? '';
  for (const forged of [
    { body, headers: {} },
    { body, headers: { 'x-pf-webhook-signature': '' } },
    { body, headers: { 'x-pf-webhook-signature': '0'.repeat(64) } },
    { body, headers: { 'x-pf-webhook-signature': `${signature}00` } },
    { body: JSON.stringify(JSON.parse(body), null, 2), headers },
    sign(body, 'another secret'),
    sign(body, ''),
  ]) {
    const response = await deliver(forged);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_signature' });
  }
  expect(await parcelsOf(id)).toEqual([]);
  expect(await server.db.$count(providerEvents, eq(providerEvents.orderId, id))).toBe(0);
});

test.each(['', 'null', '[]', '{"type":5}', '{"data":{"order":{"external_id":7}}}'])(
  'signed nonsense %j is answered 400',
  async (body) => {
    const response = await deliver(sign(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  },
);

test.each([
  ['another shop’s order', { type: 'shipment_sent', data: { order: { external_id: 'SHOP-1001' } } }],
  ['an order without our id', { type: 'order_failed', data: { order: { external_id: null } } }],
  ['an order we do not have', { type: 'order_failed', data: { order: { external_id: '0'.repeat(32) } } }],
  ['stock', { type: 'catalog_stock_updated', data: { product: {} } }],
])('what concerns %s is passed over', async (_, event) => {
  const before = await server.db.$count(providerEvents);
  expect((await deliver(sign(JSON.stringify(event)))).status).toBe(200);
  expect(await server.db.$count(providerEvents)).toBe(before);
});

test('an order that nobody paid is never shipped by an event', async () => {
  const { id } = await unpaidOrder(server);
  const body = JSON.stringify({
    type: 'order_failed',
    data: { order: { external_id: id.replaceAll('-', '') } },
  });
  expect((await deliver(sign(body))).status).toBe(200);
  expect(await orderNow(server, id)).toMatchObject({ fulfilment: 'none' });
});
