import {
  answerChecks,
  button,
  expectToast,
  fillAddress,
  fillCart,
  openBilling,
  openCheckout,
  passCustomer,
  toast,
} from '../support/checkout-page.ts';
import { goOffline } from '../support/open-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const VERIFY_FIRST = 'Please verify your shipping address first.';

// Asked: 106, 182
test('each guard before billing says what is missing and returns to shipping', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await page.evaluate(() => {
    location.hash = 'billing';
  });
  await expectToast(page, 'Shipping Address Required', VERIFY_FIRST);
  // The toast goes; the page keeps saying it until the address is checked.
  await expect(page.locator('main').getByText(VERIFY_FIRST)).toBeVisible();
  await expectAccessible(page);
  await answerChecks(page, { isInShippingArea: false });
  await fillAddress(page);
  await page.evaluate(() => {
    location.hash = 'billing';
  });
  await expectToast(page, 'Address Validation Required', VERIFY_FIRST);
  await button(page, 'Verify Address').click();
  await expect(toast(page).getByText('Shipping Not Available')).toBeVisible();
  await expect(page.locator('main').getByText(VERIFY_FIRST)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = 'payment';
  });
  await expectToast(page, 'Shipping Address Error', VERIFY_FIRST);
  await expect(page).toHaveURL(/#shipping$/);
});

// Asked: 183
test('a payment that cannot be set up loses nothing, and trying again is the same attempt', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/create-payment-intent', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({
      status: 503,
      json: {
        code: 'unavailable',
        error: 'We can’t answer right now. Please try again in a moment or call us.',
      },
    });
  });
  await openBilling(page);
  await button(page, 'Continue to Payment').click();
  await expectToast(page, 'Payment Setup Failed', 'Failed to set up payment. Please try again.');
  await expect(page.getByText(/We can’t answer right now/)).toBeVisible();
  // A control half under the bar counts as too small to touch.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await button(page, 'Continue to Payment').click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await expect(page.getByRole('heading', { name: 'Billing Address' })).toBeVisible();
});

test('being offline is said, and the checkout goes on when the line is back @proof', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await openBilling(page);
  await goOffline(page);
  await button(page, 'Continue to Payment').click();
  await expect(toast(page).getByText('Payment Setup Failed')).toBeVisible();
  await expect(page.getByText(/^You’re offline\. We kept everything/)).toBeVisible();
  await context.setOffline(false);
});
