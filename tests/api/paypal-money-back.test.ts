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
