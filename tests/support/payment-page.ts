import type { Page } from 'playwright/test';
import type { OrderView } from '../../src/domain/orders/orders.api.ts';
import { ORDER_ID, orderView } from './order-view.ts';

export const STRIPE = '**/sandbox/stripe/stripe.js';
export const PAYPAL = '**/sandbox/paypal/v6/core.js';
export const UNPAID = { payment: 'pending', status: 'pending', fulfilment: 'none' } as const;

export const serveOrder = (page: Page, changes: Partial<OrderView> = {}) =>
  page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ json: orderView(changes) }));

export const serveScript = (page: Page, address: string, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));

export async function openPayment(page: Page, method: 'card' | 'paypal', order: Partial<OrderView> = {}) {
  await serveOrder(page, { ...UNPAID, method, ...order });
  await page.route('**/api/payment-config', (route) =>
    route.fulfill({ json: { stripePublishableKey: 'pk_test_1', sandbox: true } }),
  );
  await page.route('**/api/paypal/client-id', (route) =>
    route.fulfill({ json: { clientId: 'client', environment: 'sandbox' } }),
  );
  await page.route('**/payment-intent', (route) =>
    route.fulfill({ status: 201, json: { clientSecret: 'pi_1_secret_2', orderId: ORDER_ID } }),
  );
  await page.goto(`/payment?orderId=${ORDER_ID}`);
}
