import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { shipments } from '../../netlify/database/schema/orders.ts';
import { providerEvents } from '../../netlify/database/schema/payments.ts';
import { mailsAbout, orderNow, sendAll } from '../support/paid-order.ts';
import { deliver, lastEvent, sign, submittedOrder } from '../support/printful-event.ts';
import { useServer } from '../support/server.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.printful.webhooks.use('lose');
});
afterEach(() => server.mocks.printful.switches.clear());

const shipmentsOf = (orderId: string) =>
  server.db.select().from(shipments).where(eq(shipments.orderId, orderId));

const onItsWay = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.endsWith('is on its way'));

test('a shipment is recorded once, and the customer gets carrier, number and link once', async () => {
  const { id, number } = await submittedOrder(server);
  const shipment = server.mocks.printful.ship(id);
  const event = lastEvent(server);
  const answers = await Promise.all(Array.from({ length: 50 }, () => untilAnswered(() => deliver(event))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await sendAll(server);
  expect(await shipmentsOf(id)).toEqual([
    expect.objectContaining({
      providerShipmentId: String(shipment.id),
      carrier: 'USPS',
      trackingNumber: shipment.tracking_number,
      trackingUrl: shipment.tracking_url,
    }),
  ]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'shipped' });
  const [mail, ...more] = onItsWay(number);
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['ada.wright@example.com']);
  for (const fact of ['USPS', String(shipment.tracking_number), String(shipment.tracking_url)]) {
    expect(mail?.text).toContain(fact);
    expect(mail?.html).toContain(fact);
  }
});

test('the same event in a later try, which counts its tries, is no news', async () => {
  const { id } = await submittedOrder(server);
  server.mocks.printful.ship(id);
  const { body } = lastEvent(server);
  await deliver(sign(body));
  await deliver(sign(body.replace('"retries":0', '"retries":3')));
  const noted = await server.db.select().from(providerEvents).where(eq(providerEvents.orderId, id));
  expect(noted).toEqual([expect.objectContaining({ provider: 'printful', type: 'shipment_sent' })]);
});

test('a second shipment has a mail of its own, whichever is told first', async () => {
  const { id, number } = await submittedOrder(server);
  server.mocks.printful.ship(id);
  const first = lastEvent(server);
  server.mocks.printful.ship(id, { carrier: 'UPS' });
  await deliver(lastEvent(server));
  await deliver(first);
  await sendAll(server);
  expect((await shipmentsOf(id)).map(({ carrier }) => carrier).toSorted()).toEqual(['UPS', 'USPS']);
  expect(onItsWay(number)).toHaveLength(2);
});

test('the name that version 1 has for the event is understood', async () => {
  const { id } = await submittedOrder(server);
  server.mocks.printful.ship(id, { tracking_number: null, tracking_url: 'javascript:alert(1)' });
  await deliver(sign(lastEvent(server).body.replace('shipment_sent', 'package_shipped')));
  expect(await shipmentsOf(id)).toEqual([
    expect.objectContaining({ trackingNumber: 'None', trackingUrl: null }),
  ]);
});

test('with Printful out, the event is refused for now and works later', async () => {
  const { id } = await submittedOrder(server);
  server.mocks.printful.ship(id);
  const event = lastEvent(server);
  const disarm = server.mocks.printful.switches.arm(/^GET /, { kind: 'status', status: 500 });
  const refused = await deliver(event);
  expect(refused.status).toBe(503);
  expect(refused.headers.has('retry-after')).toBe(true);
  expect(await shipmentsOf(id)).toEqual([]);
  disarm();
  expect((await deliver(event)).status).toBe(200);
  expect(await shipmentsOf(id)).toHaveLength(1);
});

test('a bad signature, none, and a body written again are refused, and nothing is kept', async () => {
  const { id } = await submittedOrder(server);
  server.mocks.printful.ship(id);
  const { body, headers } = lastEvent(server);
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
  expect(await shipmentsOf(id)).toEqual([]);
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
