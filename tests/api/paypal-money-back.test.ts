import { beforeAll, expect, test } from 'vitest';
import { booksOf } from '../support/card-order.ts';
import { agreedPaypalOrder, askCapture, deliver, eventsOf, only } from '../support/paypal-order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
beforeAll(async () => {
  server.mocks.paypal.webhooks.use('lose');
});

async function paid() {
  const order = await agreedPaypalOrder(server);
  await askCapture(order);
  return order;
}

test('a refund is recorded, in part and in full, however often it is reported', async () => {
  const order = await paid();
  server.mocks.paypal.refund(order.paypalOrderId, 500);
  const tellAll = async () => {
    for (const event of eventsOf(server, order.paypalOrderId))
      expect((await deliver(event)).status).toBe(200);
  };
  await tellAll();
  expect((await booksOf(server, order.orderId)).order).toMatchObject({
    payment: 'partially_refunded',
    refundedCents: 500,
  });
  server.mocks.paypal.reverse(order.paypalOrderId);
  await tellAll();
  await tellAll();
  const { order: row, movements } = await booksOf(server, order.orderId);
  expect(row).toMatchObject({ payment: 'refunded', refundedCents: row.totalCents });
  expect(movements.map(({ kind }) => kind)).toEqual(['capture', 'refund', 'refund']);
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'completed' });
});

test('a refund that is reported before its payment is not lost', async () => {
  const order = await agreedPaypalOrder(server);
  server.mocks.paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
  expect((await askCapture(order)).status).toBe(503);
  server.mocks.paypal.refund(order.paypalOrderId);
  const refunded = only(eventsOf(server, order.paypalOrderId, 'PAYMENT.CAPTURE.REFUNDED'));
  expect((await deliver(refunded)).status).toBe(200);
  const { order: row, movements } = await booksOf(server, order.orderId);
  expect(row.payment).toBe('refunded');
  expect(movements.map(({ amountCents }) => amountCents)).toEqual([row.totalCents, -row.totalCents]);
});

test('a dispute marks the order until it is won; an old event does not bring it back', async () => {
  const order = await paid();
  const { dispute_id: disputeId } = server.mocks.paypal.dispute(order.paypalOrderId);
  const created = only(eventsOf(server, order.paypalOrderId, 'CUSTOMER.DISPUTE.CREATED'));
  expect((await deliver(created)).status).toBe(200);
  expect((await booksOf(server, order.orderId)).order.disputed).toBe(true);
  server.mocks.paypal.closeDispute(disputeId, 'won');
  for (const event of eventsOf(server, order.paypalOrderId).toReversed()) await deliver(event);
  const { order: row, movements } = await booksOf(server, order.orderId);
  expect(row.disputed).toBe(false);
  expect(movements).toHaveLength(1);
});

test.each(['open', 'lost'] as const)('one that is won leaves the flag while another is %s', async (other) => {
  const order = await paid();
  const first = server.mocks.paypal.dispute(order.paypalOrderId);
  const second = server.mocks.paypal.dispute(order.paypalOrderId);
  if (other === 'lost') server.mocks.paypal.closeDispute(first.dispute_id, 'lost');
  server.mocks.paypal.closeDispute(second.dispute_id, 'won');
  for (const event of eventsOf(server, order.paypalOrderId)) expect((await deliver(event)).status).toBe(200);
  expect((await booksOf(server, order.orderId)).order.disputed).toBe(true);
});
