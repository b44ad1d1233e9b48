import type { Page } from 'playwright/test';
import { ORDER_ID } from '../support/order-view.ts';
import { paypalDouble } from '../support/payment-doubles.ts';
import { expectTooOld, PAYPAL, serveScript, openPayment, TOO_OLD } from '../support/payment-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const pressPaypal = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true }).click();
const answers = (page: Page, answer: 'cancel' | 'error') =>
  page.addInitScript((value) => Object.assign(window, { paypalAnswer: value }), answer);
const createsOrder = (page: Page) =>
  page.route('**/api/paypal/order', (route) => route.fulfill({ status: 201, json: { id: 'PAYPALORDER1' } }));

test.describe('PayPal', () => {
  const order = { tax: '0.00', total: '71.49' };

  // Asked: 188
  test('whose script does not come, does not start, or shows no buttons', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/, /no such client/, /no sdk instance/, /payment session/);
    await page.route(PAYPAL, (route) => route.abort());
    await openPayment(page, 'paypal', order);
    await expect(page.getByText('Failed to load PayPal SDK')).toBeVisible();
    await expectAccessible(page);
    for (const [broken, told] of [
      [{ instance: 'throw new Error("no such client");' }, 'Failed to initialize PayPal'],
      [{ session: 'throw new Error("no session");' }, 'Failed to load PayPal buttons'],
    ] as const) {
      await page.unroute(PAYPAL);
      await serveScript(page, PAYPAL, paypalDouble(broken));
      const reload = page.waitForEvent('domcontentloaded');
      await page.getByRole('button', { name: 'Retry' }).click();
      await reload;
      await expect(page.getByText(told)).toBeVisible();
    }
  });

  test('without a client id @proof', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    await openPayment(page, 'paypal', order);
    await page.route('**/api/paypal/client-id', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByText('Failed to initialize PayPal')).toBeVisible();
  });

  // Asked: 186
  test('left by the visitor, failing on its side, or not set up', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    await createsOrder(page);
    await answers(page, 'cancel');
    await openPayment(page, 'paypal', order);
    await expect(page.getByText('PayPal charges $71.49.')).toBeVisible();
    await pressPaypal(page);
    const toast = page.locator('.toast').last();
    await expect(toast).toContainText('Payment Cancelled');
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { paypalAnswer: 'error' }));
    await pressPaypal(page);
    await expect(toast).toContainText('PayPal Error');
    await page.route('**/api/paypal/order', (route) => route.fulfill({ status: 503 }));
    await pressPaypal(page);
    await expect(toast).toContainText('PayPal Setup Failed');
    await expect(toast).toContainText('You haven’t been charged.');
  });

  test('that does not take the order says so, and that nothing was charged @proof', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    await page.route('**/api/paypal/order', (route) =>
      route.fulfill({ status: 409, json: { error: 'Refused.', code: 'provider_refused' } }),
    );
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    const toast = page.locator('.toast');
    await expect(toast).toContainText('PayPal Setup Failed');
    await expect(toast).toContainText(
      'PayPal didn’t accept this order. Please pay another way or call us. You haven’t been charged.',
    );
  });

  test('at a price that has changed shows the right figures @proof', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    const figures = {
      subtotal: '64.50',
      shipping: '8.99',
      tax: '0.00',
      total: '73.49',
      items: [{ merchandiseItemId: ORDER_ID, name: 'Yard Crew Tee', price: '25.00', available: true }],
    };
    await page.route('**/api/paypal/order', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'Prices have changed.', code: 'price_changed', figures },
      }),
    );
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    await expect(page.getByText('New total: $73.49')).toBeVisible();
    await expectAccessible(page);
  });

  // Asked: 187
  test('captured but not finished: told so, and not to pay again', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    await createsOrder(page);
    await page.route('**/capture', (route) => route.fulfill({ status: 500 }));
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Payment Processing Error');
    await expect(toast).toContainText(
      'Payment succeeded but order processing failed. Please contact support.',
    );
    await expect(page.getByText('Please don’t pay again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toHaveCount(0);
    await expectAccessible(page);

    // Refused before it was captured, it is not stuck: nothing was charged.
    await page.unroute('**/capture');
    await page.route('**/capture', (route) => route.fulfill(TOO_OLD));
    await page.reload();
    await pressPaypal(page);
    await expectTooOld(page);
    await expect(page.getByText('Please don’t pay again')).toHaveCount(0);
  });
});
