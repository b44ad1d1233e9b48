import type { Page } from 'playwright/test';
import { ORDER_ID } from '../support/order-view.ts';
import { serveOrder } from '../support/payment-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const fill = async (page: Page, number: string, email: string) => {
  await page.goto('/order-lookup');
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr', /.*/);
  await page.getByLabel('Order number *').fill(number);
  await page.getByLabel('E-mail of the order *').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
};

test('an order is found by number and e-mail, then the code', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/order-look-ups', (route) =>
    route.fulfill({ status: 202, json: { lookUpId: ORDER_ID } }),
  );
  await page.route('**/confirm', (route) =>
    route.request().postDataJSON().code === '123456'
      ? route.fulfill({ json: { orderId: ORDER_ID } })
      : route.fulfill({
          status: 403,
          json: { error: 'That code is wrong or has expired.', code: 'wrong_code' },
        }),
  );
  await serveOrder(page);
  await fill(page, 'gs-7k2m9qxt', 'ada@example.com');
  await expect(page.getByText(/^If there is an order with this number and e-mail/)).toBeVisible();
  const code = page.getByLabel(/^Code/);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await code.fill('12');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('Please enter the 6 digits from the mail')).toBeVisible();
  await code.fill('654321');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible();
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
});

test('every rule is told beside its field', async ({ page }) => {
  await fill(page, '7', 'ada');
  await expect(page.getByText('Please enter the number as on your receipt, GS-XXXXXXXX')).toBeVisible();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByLabel('Order number *')).toBeFocused();
  await expectAccessible(page);
});

test('a failure keeps what was entered', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/order-look-ups', (route) => route.fulfill({ status: 503 }));
  await fill(page, 'GS-7K2M9QXT', 'ada@example.com');
  await expect(page.getByRole('alert').getByText(/did not work/)).toBeVisible();
  await expect(page.getByLabel('Order number *')).toHaveValue('GS-7K2M9QXT');
});
