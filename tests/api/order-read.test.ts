// ASVS: 15.3.1
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipments } from '../../netlify/database/schema/orders.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { LOOK_UPS_RATE_LIMIT } from '../../src/business/constants.ts';
import {
  completeOrderApi,
  createOrderApi,
  orderByPaymentIntentApi,
  readOrderApi,
  type OrderCreated,
  type OrderView,
} from '../../src/domain/orders/orders.api.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import { callApi } from '../support/call.ts';
import { booksOf, startCardOrder } from '../support/card-order.ts';
import { cookiesOf, CUSTOMER, totalsOf, walletBody } from '../support/order.ts';
import type { TestServer } from '../support/server.ts';
import { startShop } from '../support/shop.ts';

let server: TestServer;
let cart: OrderItem[];
beforeAll(async () => {
  ({ server, cart } = await startShop());
});
afterAll(() => server.stop());

const read = (id: string, cookie = '') =>
  callApi(ordersFunction, readOrderApi, { params: { id }, headers: { cookie } });
const viewOf = async (response: Response) => (await response.json()) as OrderView;
const byPayment = (paymentIntentId: string, options: { cookie?: string; ip?: string } = {}) =>
  callApi(paymentsFunction, orderByPaymentIntentApi, {
    params: { paymentIntentId },
    headers: { cookie: options.cookie ?? '' },
    ...(options.ip ? { ip: options.ip } : {}),
  });

async function walletOrder() {
  const response = await callApi(ordersFunction, createOrderApi, { body: walletBody(cart) });
  const { id, number } = (await response.json()) as OrderCreated;
  return { id, number, cookie: cookiesOf(response) };
}

// Asked: 85, 271
// ASVS: 8.2.3
test('anybody with the URL sees what was ordered, but not by whom', async () => {
  const { id, number } = await walletOrder();
  const response = await read(id);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { totalCents: _total, ...amounts } = totalsOf(cart, 'paypal');
  const view = await viewOf(response);
  expect(view).toMatchObject({
    ...amounts,
    id,
    number,
    status: 'pending',
    payment: 'pending',
    fulfillment: 'none',
    method: 'paypal',
    refunded: '0.00',
    items: cart,
    shippingCity: 'Griffin',
    shippingState: 'GA',
    maskedEmail: 'a•••@example.com',
    shipments: [],
    own: null,
  });
  // A random id may contain either's digits.
  expect(JSON.stringify(view)).not.toMatch(/Wright|Peachtree|555-?0199|\b30223\b/);
});

// Asked: 85, 271
test('the browser that placed it sees everything', async () => {
  const { id, cookie } = await walletOrder();
  const { own } = await viewOf(await read(id, cookie));
  expect(own).toMatchObject({ ...CUSTOMER, shippingAddress: '123 Peachtree St', billingZip: '30223' });
});

// Asked: 271
// ASVS: 8.2.2
test('another browser’s cookie opens nothing more', async () => {
  const [mine, other] = [await walletOrder(), await walletOrder()];
  expect((await viewOf(await read(mine.id, other.cookie))).own).toBeNull();
  expect((await viewOf(await read(mine.id, '__Host-checkout=short'))).own).toBeNull();
});

test('shipments are listed', async () => {
  const { id } = await walletOrder();
  const shippedAt = new Date('2026-05-04T12:00:00Z');
  const shipment = { carrier: 'USPS', trackingNumber: '9400', trackingUrl: null };
  await server.db.insert(shipments).values({ ...shipment, orderId: id, shippedAt });
  const { shipments: listed } = await viewOf(await read(id));
  expect(listed).toEqual([{ ...shipment, shippedAt: '2026-05-04T12:00:00.000Z' }]);
});

// Asked: 155, 265
// ASVS: 2.3.1
test('a browser’s word that it paid with PayPal is not believed', async () => {
  const { id, cookie } = await walletOrder();
  const said = (body: unknown) =>
    callApi(ordersFunction, completeOrderApi, { params: { id }, headers: { cookie }, body });
  const response = await said({ status: 'completed', paypalOrderId: '5O190127TN364715T' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'payment_not_confirmed' });
  expect((await said({ status: 'completed' })).status).toBe(400);
  expect((await said({ status: 'refunded', paypalOrderId: '5O190127TN364715T' })).status).toBe(400);
  expect(await booksOf(server, id)).toMatchObject({ order: { payment: 'pending' }, movements: [] });
});

// Asked: 150
test('the return page finds its order by the payment, and finishes it; a second time too', async () => {
  const { orderId, intentId, cookie } = await startCardOrder(server);
  const waiting = await viewOf(await byPayment(intentId, { cookie }));
  expect(waiting).toMatchObject({ id: orderId, payment: 'pending' });
  server.mocks.stripe.pay(intentId);
  const views = [await byPayment(intentId, { cookie }), await byPayment(intentId, { cookie })];
  for (const response of views) {
    const view = await viewOf(response);
    expect(view).toMatchObject({ id: orderId, status: 'completed', payment: 'paid' });
    expect(view.own).toMatchObject(CUSTOMER);
  }
  expect((await viewOf(await byPayment(intentId))).own).toBeNull();
  expect((await booksOf(server, orderId)).movements).toHaveLength(1);
});

test('asking us about made-up payments is limited', async () => {
  const ip = '203.0.113.50';
  const { limit } = LOOK_UPS_RATE_LIMIT;
  const answers = [];
  for (let count = 0; count <= limit; count += 1)
    answers.push(await byPayment(`pi_made_up_${count}`, { ip }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(limit).fill(404), 429]);
  const { intentId } = await startCardOrder(server);
  expect((await byPayment(intentId, { ip })).status).toBe(200);
  expect(await server.db.$count(rateLimits, eq(rateLimits.key, ip))).toBe(0);
});
