import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { createOrderApi, type OrderCreated } from '../../src/domain/orders/orders.api.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import {
  createPaymentIntentApi,
  paymentConfigApi,
  type PaymentIntentCreated,
  resumePaymentApi,
} from '../../src/domain/payments/payments.api.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { startCardOrder } from '../support/card-order.ts';
import { codeOf } from '../support/code-of.ts';
import { cardBody, cookiesOf, totalsOf, walletBody } from '../support/order.ts';
import type { TestServer } from '../support/server.ts';
import { startShop } from '../support/shop.ts';

let server: TestServer;
let cart: OrderItem[];
beforeAll(async () => {
  ({ server, cart } = await startShop());
});
afterAll(() => server.stop());

const post = (body: unknown, options: CallOptions = {}) =>
  callApi(paymentsFunction, createPaymentIntentApi, { body, ...options });
const resumeWith = (id: string, cookie?: string) =>
  callApi(paymentsFunction, resumePaymentApi, { params: { id }, headers: cookie ? { cookie } : {} });
const created = async (response: Response) => (await response.json()) as PaymentIntentCreated;
const intents = () => server.mocks.stripe.intents();
const rowOf = async (id: string) => (await server.db.select().from(orders).where(eq(orders.id, id)))[0];

// Asked: 86, 149
test('an order and the payment that pays it are made, for the same amount', async () => {
  const response = await post(cardBody(cart));
  expect(response.status).toBe(201);
  const { clientSecret, orderId } = await created(response);
  const { totalCents } = totalsOf(cart, 'card');
  const intent = intents().at(-1);
  expect(intent).toMatchObject({
    amount: totalCents,
    currency: 'usd',
    metadata: { orderId },
    client_secret: clientSecret,
    automatic_payment_methods: { enabled: true },
  });
  expect(await rowOf(orderId)).toMatchObject({
    method: 'card',
    payment: 'pending',
    totalCents,
    stripePaymentIntentId: intent?.id,
  });
});

test('Stripe is told where the goods go, and neither email nor phone: the receipt is ours', async () => {
  await post(cardBody(cart));
  const intent = intents().at(-1);
  expect(intent?.shipping).toMatchObject({
    name: 'Ada Wright',
    address: { line1: '123 Peachtree St', city: 'Griffin', state: 'GA', postal_code: '30223', country: 'US' },
  });
  expect(intent?.receipt_email).toBeNull();
  expect(JSON.stringify(intent)).not.toMatch(/ada\.wright|555-?0199/);
});

test('fields inside an address or a customer are named by their path', async () => {
  const response = await post({
    ...cardBody(cart),
    shippingAddress: { address: '', city: 'Griffin', state: 'Georgia', zip: '30223' },
  });
  const { fields } = (await response.json()) as ErrorBody;
  expect(Object.keys(fields ?? {})).toEqual(['shippingAddress.address', 'shippingAddress.state']);
});

test('the browser that made an order may pay it later, with the same payment', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  const response = await resumeWith(orderId, cookie);
  expect(response.status).toBe(200);
  const { clientSecret } = await created(response);
  expect(clientSecret).toMatch(new RegExp(`^${intentId}_secret_`));
});

test('no other browser is given the secret', async () => {
  const mine = await startCardOrder(server);
  const other = await startCardOrder(server);
  expect((await resumeWith(mine.orderId)).status).toBe(404);
  expect((await resumeWith(mine.orderId, other.cookie)).status).toBe(404);
  expect((await resumeWith(randomUUID(), mine.cookie)).status).toBe(404);
  expect((await resumeWith("x' or 1=1", mine.cookie)).status).toBe(404);
});

test.each(['pay', 'process'] as const)(
  'after %s the secret is never handed out again, though no event came',
  async (deed) => {
    const { orderId, intentId, cookie } = await startCardOrder(server);
    server.mocks.stripe[deed](intentId);
    const response = await resumeWith(orderId, cookie);
    expect(response.status).toBe(409);
    expect(await codeOf(response)).toBe('order_not_payable');
    // The call made us look: the order knows now.
    expect(await rowOf(orderId)).toMatchObject({ payment: deed === 'pay' ? 'paid' : 'processing' });
  },
);

test('a repeat of the first call after paying does not hand it out either', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const { intentId } = await startCardOrder(server, { headers });
  server.mocks.stripe.pay(intentId);
  const response = await post(cardBody(cart), { headers });
  expect(await codeOf(response)).toBe('order_not_payable');
});

test('after a decline it can be paid again', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  server.mocks.stripe.decline(intentId);
  const response = await resumeWith(orderId, cookie);
  expect(response.status).toBe(200);
});

test('an order for the wallet has another tax, and is not paid by card', async () => {
  const wallet = await callApi(ordersFunction, createOrderApi, { body: walletBody(cart) });
  const { id } = (await wallet.json()) as OrderCreated;
  const response = await resumeWith(id, cookiesOf(wallet));
  expect(await codeOf(response)).toBe('order_not_payable');
});

test('the pay step is told the publishable key, and that no money moves here', async () => {
  const response = await callApi(paymentsFunction, paymentConfigApi);
  expect(await response.json()).toEqual({
    stripePublishableKey: server.mocks.stripe.environment['STRIPE_PUBLISHABLE_KEY'],
    sandbox: true,
  });
});
