import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { createOrderApi, type OrderView } from '../../src/domain/orders/orders.api.ts';
import { createPaymentIntentApi } from '../../src/domain/payments/payments.api.ts';
import type { Stack } from '../../tools/stack.ts';
import { comeBack } from '../support/come-back.ts';
import { CARDS, enterCard } from '../support/enter-card.ts';
import { cardBody, cartOf, CUSTOMER, walletBody } from '../support/order.ts';
import { ORDER_ID } from '../support/order-view.ts';
import { serveOrder } from '../support/payment-page.ts';
import { atCounter } from '../support/rewards-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const fill = async (page: Page, number: string, email: string) => {
  await page.goto('/order-lookup');
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr', /.*/);
  await page.getByLabel('Order number *').fill(number);
  await page.getByLabel('Email used for the order *').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
};

test('an order is found by number and email, then the code', async ({ page, expectedErrors }) => {
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
  await expect(page.getByText(/^If we have an order with this number and email/)).toBeVisible();
  const code = page.getByLabel(/^Code/);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await code.fill('12');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('Please enter the 6 digits from the email')).toBeVisible();
  await code.fill('654321');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible();
  await code.fill('123 456');
  const show = page.getByRole('button', { name: 'Show my order' });
  await comeBack(
    page,
    `**/order-confirmation?orderId=${ORDER_ID}&found`,
    () => show.click(),
    () => expect(page.getByRole('button', { name: 'Opening…' })).toBeDisabled(),
  );
  // A code works once, so that it is not asked for again.
  await page.route('**/confirm', (route) => route.fulfill({ status: 403, json: { code: 'wrong_code' } }));
  await show.click();
  await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}&found`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here’s your order');
});

test('a failure keeps what was entered @proof', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/order-look-ups', (route) => route.fulfill({ status: 503 }));
  await fill(page, 'GS-7K2M9QXT', 'ada@example.com');
  await expect(page.getByRole('alert').getByText(/didn’t work/)).toBeVisible();
  await expect(page.getByLabel('Order number *')).toHaveValue('GS-7K2M9QXT');
});

/** An order that another device left unpaid, as this device's page finds it. */
async function leftUnpaid(device: APIRequestContext, stack: Stack, method: OrderView['method']) {
  const cart = await atCounter(stack, (db) => cartOf(db));
  const { path } = method === 'card' ? createPaymentIntentApi : createOrderApi;
  const data = method === 'card' ? cardBody(cart) : walletBody(cart);
  const made = await device.post(path, { data, headers: { 'idempotency-key': randomUUID() } });
  expect(made.status()).toBe(201);
  const { id, orderId = id } = (await made.json()) as { id?: string; orderId?: string };
  return (await (await device.get(`/api/orders/${orderId}`)).json()) as OrderView;
}

/** Opens the order by its mailed code, and starts to pay it. */
async function openToPay(page: Page, stack: Stack, { id, number }: OrderView): Promise<void> {
  await fill(page, number, CUSTOMER.customerEmail);
  const mailed = () => {
    const mail = stack.mail.messages().findLast(({ subject }) => subject.includes(number));
    return /Code: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(mailed).not.toBe('');
  await page.getByLabel(/^Code/).fill(mailed());
  await page.getByRole('button', { name: 'Show my order' }).click();
  await page.waitForURL(`**/order-confirmation?orderId=${id}&found`);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.waitForURL(`**/payment?orderId=${id}`);
}

test.describe('an order of another device, opened by its code, is paid', () => {
  test('by card', async ({ page, request, stack }) => {
    const order = await leftUnpaid(request, stack, 'card');
    await openToPay(page, stack, order);
    await enterCard(page, CARDS.good);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL(`**/order-confirmation?orderId=${order.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
  });

  test('with PayPal @proof', async ({ page, request, stack }) => {
    const order = await leftUnpaid(request, stack, 'paypal');
    await openToPay(page, stack, order);
    await page.getByRole('button', { name: 'Pay with PayPal (sandbox)' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL(`**/order-confirmation?orderId=${order.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
    await expect(page.getByText('123 Peachtree St').first()).toBeVisible();
  });
});
