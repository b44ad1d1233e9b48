import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import ownersFunction from '../../netlify/functions/owners.ts';
import { listOrdersApi, readStaffOrderApi } from '../../src/domain/orders/admin-orders.api.ts';
import { sendAll, unpaidOrder } from '../support/paid-order.ts';
import { askRefund, paidAt, refundBody } from '../support/refund.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { listOrders, orderNumbers, readOrder } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  server.mocks.stripe.webhooks.use('lose');
  owner = await staffWith(server.db, 'owner');
});

// Asked: 321
test('orders are found by number, phone, email and name, and by how they stand', async () => {
  const mine = await unpaidOrder(server, 'packed', {
    customerName: 'Zoë Núñez Young',
    customerPhone: '+14045550133',
    customerEmail: 'Zoe.Young@example.com',
    disputed: true,
    addressUnchecked: true,
  });
  for (const q of [
    mine.number,
    mine.number.slice(3).padStart(11, 'gs '),
    '404.555.0133',
    'zoe.y',
    'nunez',
    'Young, Zoe',
    mine.id,
  ]) {
    expect([q, await orderNumbers(owner.cookie, { q })]).toEqual([q, [mine.number]]);
  }
  expect(await orderNumbers(owner.cookie, { q: 'nobody@example.com' })).toEqual([]);
  expect(await orderNumbers(owner.cookie, { payment: 'pending', flag: 'disputed' })).toEqual([mine.number]);
  expect(await orderNumbers(owner.cookie, { flag: 'unchecked' })).toEqual([mine.number]);
  expect(await orderNumbers(owner.cookie, { payment: 'paid', flag: 'disputed' })).toEqual([]);
  expect(await orderNumbers(owner.cookie, { fulfillment: 'none' })).toContain(mine.number);
  expect((await listOrders(owner.cookie, { q: mine.number })).rows).toEqual([
    {
      id: mine.id,
      createdAt: expect.stringMatching(/\.\d{6}Z$/) as unknown,
      number: mine.number,
      customerName: 'Zoë Núñez Young',
      totalCents: mine.totalCents,
      refundedCents: 0,
      payment: 'pending',
      fulfillment: 'none',
      paidWrongly: false,
      stockShort: false,
      disputed: true,
      addressUnchecked: true,
      toPack: false,
    },
  ]);
  expect(
    await staffCall(ownersFunction, listOrdersApi, owner.cookie, { query: { payment: 'x' } }),
  ).toMatchObject({
    status: 400,
  });
});

// Asked: 321
test('one order tells its lines, its addresses, its money, and what happened to it in time order', async () => {
  const { orderId, totalCents } = await paidAt.stripe(server);
  await askRefund(owner.cookie, orderId, refundBody(500));
  await sendAll(server);
  const order = await readOrder(owner.cookie, orderId);
  expect(order).toMatchObject({
    payment: 'partially_refunded',
    refundableCents: totalCents - 500,
    customerPhone: '+17705550199',
    shippingTo: { address: '123 Peachtree St', city: 'Griffin', state: 'GA', zip: '30223' },
    canFulfillAgain: false,
  });
  expect(order.lines).toHaveLength(2);
  expect(order.pages.map(({ name, url }) => [name, new URL(url).hostname])).toEqual(
    expect.arrayContaining([['Stripe', 'dashboard.stripe.com']]),
  );
  expect(order.pages[0]?.url).toMatch(/\/test\/payments\/pi_/);
  const kinds = order.events.map((event) =>
    event.kind === 'moved' ? event.movement : event.kind === 'sent' ? event.message : event.kind,
  );
  expect(kinds[0]).toBe('created');
  expect(kinds).toEqual(
    expect.arrayContaining(['told', 'capture', 'refund', 'order_receipt_mail', 'order_fulfillment']),
  );
  expect(order.events.find(({ kind }) => kind === 'refund')).toMatchObject({
    state: 'done',
    by: 'Olive Owner',
    amountCents: 500,
    reason: 'Arrived with a hole',
  });
  const times = order.events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  const nobody = await staffCall(ownersFunction, readStaffOrderApi, owner.cookie, { id: randomUUID() });
  expect(nobody).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
