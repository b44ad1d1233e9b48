import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { readToday } from '../../netlify/services/admin/read-today.ts';
import { readWaiting } from '../../netlify/services/admin/read-waiting.ts';
import { fulfillAgainApi } from '../../src/domain/fulfillment/admin-fulfillment.api.ts';
import { audited } from '../support/audited.ts';
import {
  atPrintful,
  type Goods,
  mailsAbout,
  orderNow,
  paidOrder,
  sendAll,
  unpaidOrder,
} from '../support/paid-order.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { staffCall } from '../support/staff-call.ts';
import { orderNumbers, orderOnItsWay, shipmentOf, readOrder, sendShipment } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

const server = useLinkedServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
  owner = await staffWith(server.db, 'owner');
});

const numbers = (query: Record<string, string>) => orderNumbers(owner.cookie, query);
const read = (id: string) => readOrder(owner.cookie, id);
const send = (id: string, body: object) => sendShipment(owner.cookie, id, body);
const orderOf = (goods: Goods, changes: Parameters<typeof paidOrder>[2] = {}) =>
  orderOnItsWay(server, owner.cookie, goods, changes);
const fulfillAgain = (id: string) => staffCall(ownersFunction, fulfillAgainApi, owner.cookie, { id });

const doers = async (id: string) =>
  (await audited(server, id)).map(({ action, actorId }) => [action, actorId]);
const tracking = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.endsWith('is on its way'));

test('of one id sent for two orders at once, one is sent and the other is told', async () => {
  const [first, second] = [await orderOf('packed'), await orderOf('packed')];
  const bodyFor = ({ lines }: typeof first) => shipmentOf(lines);
  const body = bodyFor(first);
  let late: Promise<unknown> = Promise.resolve();
  server.link.once('commit', 'shipments', () => {
    late = send(second.id, { ...bodyFor(second), id: body.id });
    return sleep(50);
  });
  expect(await send(first.id, body)).toMatchObject({ status: 201 });
  expect(await late).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});

// Asked: 321
test('lines that staff send leave the queue with a shipment and a mail, once', async () => {
  const { id, number, lines } = await orderOf('packed');
  expect(await numbers({ toSend: 'yes' })).toContain(number);
  expect(lines).toMatchObject([{ isByStaff: true, sentAt: null }]);
  const body = shipmentOf(lines);
  const sent = { status: 201, body: { fulfillment: 'shipped', toPack: false } };
  expect(await Promise.all([send(id, body), send(id, body)])).toEqual([sent, sent]);
  expect(await send(id, body)).toEqual(sent);
  await sendAll(server);
  const [mail, ...more] = tracking(number);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ['ada.wright@example.com'] });
  expect(mail?.text).toContain('1Z999AA10123456784');
  expect(mail?.html).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784');
  expect(await numbers({ toSend: 'yes' })).not.toContain(number);
  expect(await doers(id)).toEqual([['send_shipment', owner.id]]);
  const order = await read(id);
  expect(order.shipments).toMatchObject([{ carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }]);
  expect(order.events.map((event) => (event.kind === 'sent' ? event.message : event.kind))).toEqual(
    expect.arrayContaining(['shipped', 'order_shipped_mail', 'changed']),
  );
  expect(await send(id, shipmentOf(lines))).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Olive Owner', now: [] } },
  });
  for (const other of [{ trackingNumber: 'OTHER123' }, { carrier: 'usps' }]) {
    expect(await send(id, { ...body, ...other })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  }
});

test('a partly sent order stays in the queue until its last line has left', async () => {
  const { id, number } = await orderOf('mixed', {});
  const order = await read(id);
  // Printful has its part; the rest waits for staff, though the order itself is on its way.
  expect(order).toMatchObject({ fulfillment: 'submitted', toPack: true });
  expect(await numbers({ toSend: 'yes' })).toContain(number);
  const theirs = order.lines.filter(({ isByStaff }) => !isByStaff);
  const ours = order.lines.filter(({ isByStaff }) => isByStaff);
  expect(await send(id, shipmentOf(theirs))).toMatchObject({ status: 400 });
  expect(await send(id, shipmentOf(ours))).toMatchObject({
    status: 201,
    body: { fulfillment: 'submitted', toPack: false },
  });
  expect(await numbers({ toSend: 'yes' })).not.toContain(number);

  const failed = await orderOf('mixed', { customerName: 'Printful Refuses' });
  const [first, second] = [failed.lines.slice(0, 1), failed.lines.slice(1)];
  expect(await send(failed.id, shipmentOf(first))).toMatchObject({
    body: { fulfillment: 'failed', toPack: true },
  });
  expect(await numbers({ toSend: 'yes' })).toContain(failed.number);
  expect((await read(failed.id)).canFulfillAgain).toBe(false);
  expect(await send(failed.id, shipmentOf(second))).toMatchObject({
    body: { fulfillment: 'shipped', toPack: false },
  });
  await sendAll(server);
  expect(tracking(failed.number)).toHaveLength(2);
});

test('an order that is stuck is sent on its way again, once, and one that moves is left alone', async () => {
  const { id } = await paidOrder(server);
  const message = and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_fulfillment'));
  await server.db
    .update(outbox)
    .set({ state: 'failed', finishedAt: new Date(), attempts: 20 })
    .where(message);
  expect((await read(id)).canFulfillAgain).toBe(true);
  await Promise.all([fulfillAgain(id), fulfillAgain(id), fulfillAgain(id)]);
  await sendAll(server);
  expect(atPrintful(server, id)).toMatchObject([{ confirmations: 1 }]);
  expect(await doers(id)).toEqual([['fulfill_order_again', owner.id]]);
  expect(await fulfillAgain(id)).toEqual({ status: 200, body: { fulfillment: 'submitted' } });

  const refused = await orderOf('printed', { customerName: 'Printful Refuses' });
  expect((await read(refused.id)).canFulfillAgain).toBe(true);
  await server.db.update(orders).set({ customerName: 'Ada Wright' }).where(eq(orders.id, refused.id));
  const { toPack } = await orderNow(server, refused.id);
  expect(await fulfillAgain(refused.id)).toEqual({ status: 200, body: { fulfillment: 'queued' } });
  expect((await audited(server, refused.id)).map(({ before, after }) => [before, after])).toEqual([
    [
      { fulfillment: 'failed', toPack, message: 'done' },
      { fulfillment: 'queued', toPack: false, message: 'pending' },
    ],
  ]);
  await sendAll(server);
  expect(await orderNow(server, refused.id)).toMatchObject({ fulfillment: 'submitted', toPack: false });
});

test('a fully refunded order is in no list of orders to send, whatever its state', async () => {
  for (const state of [{ fulfillment: 'manual' }, { fulfillment: 'failed' }, { toPack: true }] as const) {
    const { id, number, totalCents } = await orderOf('packed');
    const before = (await readToday(server.db)).orders.toSend;
    const gone = { payment: 'refunded', refundedCents: totalCents } as const;
    await server.db
      .update(orders)
      .set({ fulfillment: 'none', toPack: false, ...gone, ...state })
      .where(eq(orders.id, id));
    expect(await numbers({ toSend: 'yes' })).not.toContain(number);
    expect((await readToday(server.db)).orders.toSend).toBe(before - 1);
    expect((await readWaiting(server.db)).orders).toBe(before - 1);
  }
});

test('nothing is sent for an unpaid order, or with an invalid tracking number', async () => {
  const { id } = await unpaidOrder(server, 'packed');
  const { lines } = await read(id);
  const unpaid = { status: 409, body: { code: 'order_not_paid' } };
  expect(await send(id, shipmentOf(lines))).toMatchObject(unpaid);
  expect(await fulfillAgain(id)).toMatchObject(unpaid);
  const packed = await orderOf('packed');
  for (const [change, field] of [
    [{ trackingNumber: '<b>1234567</b>' }, 'trackingNumber'],
    [{ trackingNumber: '' }, 'trackingNumber'],
    [{ carrier: 'pigeon' }, 'carrier'],
    [{ lines: [] }, 'lines'],
    [{ lines: shipmentOf(lines).lines }, 'lines'],
  ] as const) {
    expect(await send(packed.id, shipmentOf(packed.lines, change))).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
  }
  expect(await send(randomUUID(), shipmentOf(packed.lines))).toMatchObject({ status: 404 });
  expect(await orderNow(server, packed.id)).toMatchObject({ fulfillment: 'manual', toPack: true });
});
