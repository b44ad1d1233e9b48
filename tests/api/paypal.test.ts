import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { orderLines, orders } from '../../netlify/database/schema/orders.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { paypalClientIdApi } from '../../src/domain/payments/payments.api.ts';
import { callApi } from '../support/call.ts';
import { booksOf, PAID_MESSAGES, startCardOrder } from '../support/card-order.ts';
import { codeOf } from '../support/code-of.ts';
import {
  agreedPaypalOrder,
  askCapture,
  askComplete,
  askPaypalOrder,
  atPaypal,
  deliver,
  eventsOf,
  startPaypalOrder,
  startWalletOrder,
} from '../support/paypal-order.ts';
import { startServer, useServer } from '../support/server.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
afterEach(() => server.mocks.paypal.switches.clear());

// Asked: 151
test('the client id is told with its environment, and never the secret', async () => {
  const response = await callApi(paymentsFunction, paypalClientIdApi);
  expect(await response.json()).toEqual({
    clientId: process.env['PAYPAL_CLIENT_ID'],
    environment: 'sandbox',
  });
});

// Asked: 153, 272
test('PayPal is asked for the order’s own figures, lines and address', async () => {
  const { orderId, paypalOrderId, total } = await startPaypalOrder(server);
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row?.paypalOrderId).toBe(paypalOrderId);
  const unit = atPaypal(server, paypalOrderId)?.unit;
  expect(unit).toMatchObject({
    custom_id: orderId,
    invoice_id: row?.number,
    amount: {
      currency_code: 'USD',
      value: total,
      breakdown: { shipping: { value: '8.99' }, tax_total: { value: '0.00' } },
    },
    shipping: {
      name: { full_name: 'Ada Wright' },
      address: {
        address_line_1: '123 Peachtree St',
        admin_area_1: 'GA',
        postal_code: '30223',
        country_code: 'US',
      },
    },
  });
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  expect(unit?.items?.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual(
    lines.map(({ variantId, quantity }) => [variantId, String(quantity)]).toSorted(),
  );
});

test('asked again, alone or twenty at once, it answers the same PayPal order', async () => {
  const wallet = await startWalletOrder(server);
  const before = server.mocks.paypal.orders().length;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => askPaypalOrder(wallet))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(20).fill(201));
  const again = await askPaypalOrder(wallet, { orderId: wallet.orderId });
  const answers = await Promise.all([...responses, again].map((response) => response.json()));
  expect(new Set(answers.map(({ id }: { id: string }) => id)).size).toBe(1);
  expect(server.mocks.paypal.orders()).toHaveLength(before + 1);
});

test.each([
  ['another currency', { currency: 'EUR' }],
  ['another intent', { intent: 'AUTHORIZE' }],
  ['no amount', { amount: undefined }],
])('%s is refused', async (_, changes) => {
  expect((await askPaypalOrder(await startWalletOrder(server), changes)).status).toBe(400);
});

// Asked: 272
test('without cookie and order id, or with an unknown one, there is nothing to pay', async () => {
  const wallet = { ...(await startWalletOrder(server)), cookie: '' };
  expect(await codeOf(await askPaypalOrder(wallet))).toBe('not_found');
  expect(await codeOf(await askPaypalOrder(wallet, { orderId: randomUUID() }))).toBe('not_found');
});

test('an order for the card, whose tax is another, is not paid with PayPal', async () => {
  const { orderId, cookie } = await startCardOrder(server);
  const response = await askPaypalOrder({ orderId, cookie, total: '10.00' }, { orderId });
  expect(await codeOf(response)).toBe('order_not_payable');
});

// Asked: 111, 154, 155, 263
test('the whole way: agreed, captured, completed; told twice, paid once', async () => {
  const order = await agreedPaypalOrder(server);
  for (let count = 0; count < 2; count += 1) {
    const captured = await askCapture(order);
    expect(captured.status).toBe(200);
    expect(await captured.json()).toEqual({ orderId: order.orderId, status: 'completed' });
    const completed = await askComplete(order);
    expect(completed.status).toBe(200);
    expect(await completed.json()).toMatchObject({ id: order.orderId, status: 'completed', own: null });
  }
  const { order: row, movements, messages } = await booksOf(server, order.orderId);
  expect(row.payment).toBe('paid');
  expect(row.fulfillment).not.toBe('none');
  expect(movements).toHaveLength(1);
  expect(movements[0]).toMatchObject({
    kind: 'capture',
    amountCents: row.totalCents,
    reference: atPaypal(server, order.paypalOrderId)?.captures[0]?.id,
  });
  expect(movements[0]?.feeCents).toBeGreaterThan(0);
  expect(messages).toEqual(expect.arrayContaining(PAID_MESSAGES));
  expect(await codeOf(await askPaypalOrder(order, { orderId: order.orderId }))).toBe('order_not_payable');
});

test('nobody else’s browser captures it, and an unknown order is not found', async () => {
  const order = await startPaypalOrder(server);
  const stranger = await startWalletOrder(server);
  server.mocks.paypal.approve(order.paypalOrderId);
  expect((await askCapture({ ...order, cookie: stranger.cookie })).status).toBe(404);
  expect((await askCapture({ ...order, cookie: '' })).status).toBe(404);
  expect((await askCapture({ ...order, paypalOrderId: 'AAAAAAAAAAAAAAAAA' })).status).toBe(404);
  expect((await askCapture({ ...order, paypalOrderId: '../../../etc' })).status).toBe(404);
  expect(atPaypal(server, order.paypalOrderId)?.captures).toEqual([]);
});

test('before the buyer agrees nothing is taken', async () => {
  const order = await startPaypalOrder(server);
  const response = await askCapture(order);
  expect(response.status).toBe(409);
  expect(await codeOf(response)).toBe('payment_not_confirmed');
  expect((await booksOf(server, order.orderId)).order.payment).toBe('pending');
});

test('a payment kept for review is told so, not fulfilled, and finished by its event', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.pend(order.paypalOrderId);
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'pending' });
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'pending' });
  expect((await askComplete(order)).status).toBe(409);
  expect(await booksOf(server, order.orderId)).toMatchObject({
    order: { payment: 'processing', fulfillment: 'none' },
    messages: [],
    movements: [],
  });
  expect(await codeOf(await askPaypalOrder(order, { orderId: order.orderId }))).toBe('order_not_payable');
  server.mocks.paypal.release(order.paypalOrderId);
  for (const event of eventsOf(server, order.paypalOrderId)) expect((await deliver(event)).status).toBe(200);
  const { order: row, messages } = await booksOf(server, order.orderId);
  expect(row.payment).toBe('paid');
  expect(messages).toEqual(expect.arrayContaining(PAID_MESSAGES));
});

// Asked: 382
test('a payment kept for review and then declined leaves an order that can be paid anew', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.pend(order.paypalOrderId);
  await askCapture(order);
  server.mocks.paypal.release(order.paypalOrderId, 'DECLINED');
  const [declined] = eventsOf(server, order.paypalOrderId, 'PAYMENT.CAPTURE.DECLINED');
  if (!declined) throw new Error('no event');
  expect((await deliver(declined)).status).toBe(200);
  expect((await booksOf(server, order.orderId)).order).toMatchObject({
    payment: 'failed',
    fulfillment: 'none',
  });
  const { id } = (await (await askPaypalOrder(order, { orderId: order.orderId })).json()) as { id: string };
  expect(id).not.toBe(order.paypalOrderId);
});

test('a buyer whose bank declines agrees again and pays with the same PayPal order', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.decline(order.paypalOrderId);
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'declined' });
  expect((await booksOf(server, order.orderId)).order.payment).toBe('failed');
  const { id } = (await (await askPaypalOrder(order)).json()) as { id: string };
  expect(id).toBe(order.paypalOrderId);
  server.mocks.paypal.approve(id);
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'completed' });
  expect((await booksOf(server, order.orderId)).order.payment).toBe('paid');
});

test('a capture that another one overtakes tells what that one found', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.decline(order.paypalOrderId);
  server.mocks.paypal.switches.arm(/^GET .*\/checkout\/orders\//, { kind: 'delay', ms: 400 }, 1);
  const overtaken = askCapture(order);
  await sleep(100);
  const first = await askCapture(order);
  for (const answer of [first, await overtaken]) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'declined' });
  }
});

test('after a capture that was declined, or three hours, the order gets another PayPal order', async () => {
  const order = await startPaypalOrder(server);
  server.mocks.paypal.deny(order.paypalOrderId);
  expect(await (await askCapture(order)).json()).toMatchObject({ status: 'declined' });
  const second = (await (await askPaypalOrder(order)).json()) as { id: string };
  expect(second.id).not.toBe(order.paypalOrderId);
  server.mocks.paypal.expire(second.id);
  const third = (await (await askPaypalOrder(order)).json()) as { id: string };
  expect(third.id).not.toBe(second.id);
  server.mocks.paypal.approve(third.id);
  const paid = { ...order, paypalOrderId: third.id };
  expect(await (await askCapture(paid)).json()).toMatchObject({ status: 'completed' });
  expect((await askComplete(order)).status).toBe(409);
  expect((await booksOf(server, order.orderId)).movements).toHaveLength(1);
});
