import { expect, type Page } from 'playwright/test';
import type { OrderView, PriceFigures } from '../../src/domain/orders/orders.api.ts';
import { ERRORS } from '../../src/domain/shared/contract/errors.ts';
import { ORDER_ID, orderView } from './order-view.ts';

export const STRIPE = '**/sandbox/stripe/stripe.js';
export const PAYPAL = '**/sandbox/paypal/v6/core.js';
export const UNPAID = { payment: 'pending', status: 'pending', fulfillment: 'none' } as const;

export const serveOrder = (page: Page, changes: Partial<OrderView> = {}) =>
  page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ json: orderView(changes) }));

export const serveScript = (page: Page, address: string, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));

const figures: PriceFigures = {
  subtotal: '62.50',
  shipping: '8.99',
  tax: '0.00',
  total: '71.49',
  items: [
    { merchandiseItemId: 'tee', name: 'Yard Crew Tee, Black, L', price: '24.00', available: true },
    { merchandiseItemId: 'cap', name: 'Classic Rope Cap, Navy', price: '38.50', available: false },
  ],
};

/** How a payment is refused if somebody else has the last piece. */
export const SOLD_OUT = {
  status: 409,
  json: { code: 'price_changed', error: 'Prices have changed. Please check the new total.', figures },
} as const;

export async function expectSoldOut(page: Page) {
  const panel = page.getByRole('alert').filter({ hasText: 'Classic Rope Cap, Navy is sold out' });
  await expect(panel).toContainText('You haven’t been charged.');
  await expect(panel).not.toContainText('New total');
  await expect(panel.getByRole('link', { name: 'Back to my cart' })).toHaveAttribute(
    'href',
    '/merch?view=cart',
  );
}

/** How an order is refused that waited too long. */
export const TOO_OLD = {
  status: 409,
  json: { code: 'order_too_old', error: ERRORS.order_too_old.message, figures },
} as const;

export async function expectTooOld(page: Page) {
  const panel = page.getByRole('alert').filter({ hasText: 'Back to my cart' });
  await expect(panel).toContainText(ERRORS.order_too_old.message);
  await expect(panel).toContainText('You haven’t been charged.');
  await expect(panel.getByRole('link', { name: 'Back to my cart' })).toBeVisible();
}

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
