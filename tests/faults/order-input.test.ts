// ASVS: 2.2.2, 2.3.2
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLines, orders } from '../../netlify/database/schema/orders.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { completeOrderApi, createOrderApi, readOrderApi } from '../../src/domain/orders/orders.api.ts';
import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import { createPaymentIntentApi } from '../../src/domain/payments/payments.api.ts';
import { callApi } from '../support/call.ts';
import { expectClean } from '../support/clean-text.ts';
import { ADDRESS, cardBody, CUSTOMER, walletBody } from '../support/order.ts';
import type { TestServer } from '../support/server.ts';
import { startShop } from '../support/shop.ts';

let server: TestServer;
let cart: OrderItem[];
beforeAll(async () => {
  ({ server, cart } = await startShop());
});
afterAll(() => server.stop());

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    "'; drop table orders; --",
    '<img src=x onerror=alert(1)>',
    '=cmd|calc',
    '\ud800',
    '{{7*7}}',
  ),
  fc.constantFrom('\u202egnp.exe', 'a\u0000b', '%00', '\\u0000', 'e\u0301'.repeat(20), '__proto__'),
);
const or = (usual: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, nasty);
const someItems = fc.array(
  fc.record({
    merchandiseItemId: fc.oneof(fc.uuid(), nasty),
    quantity: fc.oneof(fc.integer(), fc.double(), fc.constant('1')),
    price: or('24.00'),
    name: nasty,
  }),
  { maxLength: 60 },
);
const items = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.oneof(someItems, fc.jsonValue()) },
);

// Asked: 238, 386
test('no order is answered 500, and only clean text is stored', async () => {
  const hostile = fc.record({
    customerName: or(CUSTOMER.customerName),
    customerEmail: fc.oneof(or(CUSTOMER.customerEmail), fc.emailAddress()),
    customerPhone: or(CUSTOMER.customerPhone),
    address: or(ADDRESS.address),
    city: or(ADDRESS.city),
    state: or(ADDRESS.state),
    zip: or(ADDRESS.zip),
    items,
  });
  await fc.assert(
    fc.asyncProperty(hostile, async ({ address, city, state, zip, items: sent, ...customer }) => {
      const wallet = {
        ...walletBody(cart),
        ...customer,
        shippingAddress: address,
        billingCity: city,
        shippingState: state,
        billingZip: zip,
        items: sent ?? cart,
      };
      const card = {
        ...cardBody(cart),
        customerInfo: customer,
        shippingAddress: { address, city, state, zip },
        items: sent ?? cart,
      };
      const answers = [
        await callApi(ordersFunction, createOrderApi, { body: wallet }),
        await callApi(paymentsFunction, createPaymentIntentApi, { body: card }),
      ];
      for (const { status } of answers) expect([201, 400, 409]).toContain(status);
    }),
    { numRuns: 150 },
  );
  const rows = await server.db.select().from(orders);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    for (const text of Object.values(row).filter((value) => typeof value === 'string')) expectClean(text);
  }
  // Names come from the catalogue, whatever was sent.
  const lines = await server.db.select().from(orderLines);
  const known = new Set(cart.map(({ name }) => name));
  expect(lines.every(({ name }) => known.has(name))).toBe(true);
});

test('no order URL, cookie or key is answered 500', async () => {
  const text = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(nasty, text, text, async (id, cookie, key) => {
      const headers = { cookie: `__Host-checkout=${cookie}`, 'idempotency-key': key };
      const body = { status: 'completed', paypalOrderId: key };
      const answers = [
        await callApi(ordersFunction, readOrderApi, { params: { id }, headers }),
        await callApi(ordersFunction, completeOrderApi, { params: { id }, headers, body }),
        await callApi(ordersFunction, createOrderApi, { body: walletBody(cart), headers }),
      ];
      for (const { status } of answers) expect(status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});
