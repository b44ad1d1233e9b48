import { expect, test } from 'vitest';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { orderByPaymentIntentApi } from '../../src/domain/orders/orders.api.ts';
import { resumePaymentApi, type PaymentIntentCreated } from '../../src/domain/payments/payments.api.ts';
import { callApi } from '../support/call.ts';
import { startCardOrder } from '../support/card-order.ts';
import { codeOf } from '../support/code-of.ts';
import { openByCode } from '../support/order-look-up.ts';
import {
  askCapture,
  askComplete,
  askPaypalOrder,
  PAID_ONCE,
  standingOf,
  startPaypalOrder,
  startWalletOrder,
} from '../support/paypal-order.ts';
import { startServer, useServer } from '../support/server.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));

const askSecret = (orderId: string, cookie: string) =>
  callApi(paymentsFunction, resumePaymentApi, { params: { id: orderId }, headers: { cookie } });
const secretOf = async (response: Response) => ((await response.json()) as PaymentIntentCreated).clientSecret;
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

// Asked: 273
test('an order opened by its code is paid by card, with the payment it has, and once', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  const viewer = await openByCode(server, orderId);
  expect(viewer).not.toBe(cookie);
  const secret = await secretOf(await askSecret(orderId, viewer));
  expect(secret).toMatch(new RegExp(`^${intentId}_secret_`));
  expect(await secretOf(await askSecret(orderId, viewer))).toBe(secret);
  expect(await secretOf(await askSecret(orderId, cookie))).toBe(secret);

  server.mocks.stripe.pay(intentId);
  const params = { paymentIntentId: intentId };
  const read = await callApi(paymentsFunction, orderByPaymentIntentApi, {
    params,
    headers: { cookie: viewer },
  });
  expect(await read.json()).toMatchObject({ payment: 'paid', own: { customerName: 'Ada Wright' } });
  expect(await codeOf(await askSecret(orderId, viewer))).toBe('order_not_payable');
});

// Asked: 273
test('an order opened by its code is paid with PayPal, once however often it is asked', async () => {
  const { orderId, total } = await startWalletOrder(server);
  const cookie = await openByCode(server, orderId);
  const wallet = { orderId, total, cookie };
  const paypalOrderId = await idOf(await askPaypalOrder(wallet, { orderId }));
  expect(await idOf(await askPaypalOrder(wallet, { orderId }))).toBe(paypalOrderId);
  const order = { ...wallet, paypalOrderId };
  server.mocks.paypal.approve(paypalOrderId);
  for (let time = 1; time <= 2; time += 1) {
    expect(await (await askCapture(order)).json()).toEqual({ orderId, status: 'completed' });
    expect((await askComplete(order)).status).toBe(200);
  }
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
  expect(await codeOf(await askPaypalOrder(wallet, { orderId }))).toBe('order_not_payable');
});

test('what one device began with PayPal, both may finish, and it is taken once', async () => {
  const order = await startPaypalOrder(server);
  const viewer = { ...order, cookie: await openByCode(server, order.orderId) };
  server.mocks.paypal.approve(order.paypalOrderId);
  const answers = await Promise.all([viewer, order, viewer].map(askCapture));
  for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 'completed' });
  expect(await standingOf(server, order)).toEqual(PAID_ONCE);
});

// Asked: 273
test('the code of one order pays no other', async () => {
  const card = await startCardOrder(server);
  const wallet = await startPaypalOrder(server);
  const cookie = await openByCode(server, (await startCardOrder(server)).orderId);
  expect(await codeOf(await askSecret(card.orderId, cookie))).toBe('not_found');
  server.mocks.paypal.approve(wallet.paypalOrderId);
  expect(await codeOf(await askCapture({ ...wallet, cookie }))).toBe('not_found');
  expect(await standingOf(server, wallet)).toMatchObject({ payment: 'pending', captures: 0 });
});
