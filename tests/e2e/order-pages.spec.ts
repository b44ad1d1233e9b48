import type { Page } from 'playwright/test';
import { ERRORS } from '../../src/domain/shared/contract/errors.ts';
import type { OrderView } from '../../src/domain/orders/orders.api.ts';
import { ORDER_ID, orderView } from '../support/order-view.ts';
import { serveOrder } from '../support/payment-page.ts';
import { CART_KEY, keepCart } from '../support/shop-page.ts';
import { letterhead, printedPages } from '../support/printed.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const open = (page: Page) => page.goto(`/order-confirmation?orderId=${ORDER_ID}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const answers = (page: Page, ...orders: readonly (Partial<OrderView> | number)[]) => {
  let reads = 0;
  return page.route('**/api/orders/by-payment-intent/pi_1', (route) => {
    const answer = orders[Math.min(reads, orders.length - 1)] ?? {};
    reads += 1;
    return route.fulfill(typeof answer === 'number' ? { status: answer } : { json: orderView(answer) });
  });
};

/** The items of the order, as they were in the cart. */
const ORDERED = orderView().items.map(({ merchandiseItemId: id, quantity }) => ({ id, quantity }));
const keptCart = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, CART_KEY);

// Asked: 28
test('the owner sees number, goods, totals and address; the purchase is reported once', async ({
  page,
  reported,
}) => {
  await serveOrder(page);
  await open(page);
  await expect(heading(page)).toHaveText('Thank you. Your order is in.');
  const main = page.locator('main');
  for (const text of ['GS-7K2M9QXT', 'Yard Crew Tee', 'Black, XL', '2 × $24.00', '$48.00', '$62.50', '$8.99'])
    await expect(main.getByText(text).first()).toBeVisible();
  for (const text of ['$5.55', '$77.04', 'Ada Wright', '12 Mill St', 'ada@example.com'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.locator('img')).toHaveCount(2);
  await expectAccessible(page);
  const purchases = () => reported.filter(({ name }) => name === 'purchase');
  await expect
    .poll(purchases)
    .toEqual([
      { name: 'purchase', params: { transaction_id: ORDER_ID, value: 77.04, currency: 'USD', items: 3 } },
    ]);
  await page.reload();
  await expect(heading(page)).toHaveText('Thank you. Your order is in.');
  expect(purchases()).toHaveLength(1);
});

const STATES = [
  ['processing', 'Your payment is processing'],
  ['pending', 'This order isn’t paid yet'],
  ['failed', 'The payment didn’t go through'],
  ['refunded', 'This order was refunded'],
  ['partially_refunded', 'Part of this order was refunded'],
] as const;
for (const [payment, title] of STATES) {
  const tag = payment === 'processing' ? [] : '@proof';
  // Asked: 263
  test(`a payment that is ${payment} is told plainly`, { tag }, async ({ page }) => {
    await serveOrder(page, { payment, fulfillment: 'none', refunded: '10.00' });
    await open(page);
    await expect(heading(page)).toHaveText(title);
    const payNow = page.getByRole('link', { name: 'Pay now' });
    await expect(payNow).toHaveCount(payment === 'pending' || payment === 'failed' ? 1 : 0);
    await expectAccessible(page);
  });
}

test('a payment that arrives while the page is open shows by itself, a failed try in between @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.clock.install();
  let reads = 0;
  await page.route(`**/api/orders/${ORDER_ID}`, (route) => {
    reads += 1;
    if (reads === 2) return route.fulfill({ status: 503 });
    return route.fulfill({ json: orderView(reads === 1 ? { payment: 'processing' } : {}) });
  });
  await open(page);
  await expect(heading(page)).toHaveText('Your payment is processing');
  await page.clock.fastForward(3_000);
  await expect.poll(() => reads).toBe(2);
  await expect(heading(page)).toHaveText('Thank you. Your order is in.');
});

test('a shipped order links to its tracking @proof', async ({ page }) => {
  const trackingUrl = 'https://tracking.example.com/9400';
  await serveOrder(page, {
    fulfillment: 'shipped',
    shipments: [
      { carrier: 'USPS', trackingNumber: '9400', trackingUrl, shippedAt: '2026-11-21T12:00:00.000Z' },
    ],
  });
  await open(page);
  await expect(page.getByRole('link', { name: 'Track 9400' })).toHaveAttribute('href', trackingUrl);
  await expect(page.getByText('Your order is on its way.')).toBeVisible();
});

test('on paper there is the order alone, and who sold it @proof', async ({ page }) => {
  await serveOrder(page);
  await open(page);
  await expect(heading(page)).toHaveText('Thank you. Your order is in.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('$77.04')).toBeVisible();
  await expect(letterhead(page)).toContainText('Georgia Scrap Metal Recycling');
  await expect(letterhead(page)).toContainText(/Griffin, GA .* 555-0142/);
  await expect(page.getByText('Placed')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await printedPages(page)).toBe(1);
});

for (const [name, address, code] of [
  ['no number', '/order-confirmation', 'not_found'],
  ['an unknown number', `/order-confirmation?orderId=${ORDER_ID}`, 'not_found'],
  ['rubbish', '/payment?orderId=rubbish', 'invalid_input'],
] as const) {
  const { status, message } = ERRORS[code];
  test(`${name}: not found, and a way on @proof`, async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await page.route('**/api/orders/*', (route) => route.fulfill({ status, json: { error: message, code } }));
    await page.goto(address);
    await expect(heading(page)).toHaveText('Order not found');
    await expect(page.getByRole('link', { name: 'Find my order' })).toHaveAttribute('href', '/order-lookup');
    await expectAccessible(page);
  });
}

test('an outage keeps the order and can be tried again @proof', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ status: 503 }));
  await open(page);
  await expect(heading(page)).toHaveText('We can’t show your order right now');
  await expectAccessible(page);
  await page.unrouteAll();
  await serveOrder(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Thank you. Your order is in.');
  await expect(heading(page)).toBeFocused();
});

test.describe('back from a bank', () => {
  const BACK = '/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';

  // Asked: 28, 150, 273
  test('a payment that is decided late ends at the order, and its secret leaves the address', async ({
    page,
  }) => {
    await answers(page, { payment: 'processing' }, { payment: 'paid' });
    await serveOrder(page);
    await keepCart(page, ORDERED);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto(BACK);
    await expect.poll(() => page.url()).not.toContain('secret');
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
    expect(seen).not.toContain('/payment');
    // It has become the order, which the page that left for the bank could not know.
    expect(await keptCart(page)).toEqual([]);
  });

  test('a payment that failed can be made again @proof', async ({ page }) => {
    await answers(page, { payment: 'failed' });
    await serveOrder(page, { payment: 'failed', own: null });
    await keepCart(page, ORDERED);
    await page.goto(BACK);
    await page.waitForURL(`**/payment?orderId=${ORDER_ID}`);
    expect(await keptCart(page)).toHaveLength(2);
  });

  // Asked: 185
  test('an order that cannot be found is told in so many words', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await answers(page, 503);
    await page.goto(BACK);
    await expect(heading(page)).toHaveText('Order Lookup Failed');
    await expect(
      page
        .locator('main')
        .getByText('Payment succeeded but order details could not be retrieved. Please contact support.'),
    ).toBeVisible();
    await expect(page.locator('.toast')).toContainText('Order Lookup Failed');
    await expectAccessible(page);
  });

  test('without a payment there is nothing to show @proof', async ({ page }) => {
    await page.goto('/payment-success');
    await expect(heading(page)).toHaveText('No payment to show');
    await expectAccessible(page);
  });
});
