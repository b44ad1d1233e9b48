import type { Page } from 'playwright/test';
import type { OrderView } from '../../src/domain/orders/orders.api.ts';
import { button, expectStep, expectToast, openBilling, toastSeen } from '../support/checkout-page.ts';
import { CARDS, enterCard } from '../support/enter-card.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PAY = /^Pay \$/;
async function openPayment(page: Page): Promise<void> {
  await openBilling(page);
  await page.getByLabel('Same as shipping').check();
  await button(page, 'Continue to Payment').click();
  await expectStep(page, 'Payment');
  await expect(page.getByRole('button', { name: PAY })).toBeEnabled();
}

const pay = (page: Page) => page.getByRole('button', { name: PAY }).click();

const paypal = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal (sandbox)' });

async function expectPaid(page: Page, method: OrderView['method']): Promise<OrderView> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
  const id = new URL(page.url()).searchParams.get('orderId') ?? '';
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as OrderView;
  expect(order).toMatchObject({ payment: 'paid', status: 'completed', method });
  await expect(page.getByText('12 Mill Street')).toBeVisible();
  return order;
}

/** What was bought is not to be bought again by accident. */
async function expectEmptyCart(page: Page): Promise<void> {
  await page.goto('/merch?view=cart');
  await expect(page.getByText(/cart is empty/i).first()).toBeVisible();
}

test('with a card: paid, fulfilled, reported, and the cart is empty', async ({ page, reported }) => {
  await openPayment(page);
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await expectAccessible(page);
  await enterCard(page, CARDS.good);
  const told = toastSeen(page, 'Payment Successful!', 'Thank you. Your order is in.');
  await pay(page);
  await told;
  await page.waitForURL('**/order-confirmation?orderId=*');
  const order = await expectPaid(page, 'card');
  expect(order.fulfilment).not.toBe('none');
  const { id, total } = order;
  await expect
    .poll(() => reported.find(({ name }) => name === 'purchase')?.params)
    .toMatchObject({
      transaction_id: id,
      value: Number(total),
    });
  await expectEmptyCart(page);
});

test('with a card that the bank asks about', { tag: '@proof' }, async ({ page }) => {
  await openPayment(page);
  await enterCard(page, CARDS.asks);
  await pay(page);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
});

test(
  'with a second card after the first was declined',
  { tag: '@proof' },
  async ({ page, stack, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await openPayment(page);
    await enterCard(page, CARDS.declined);
    await pay(page);
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await enterCard(page, CARDS.good);
    await pay(page);
    await page.waitForURL('**/order-confirmation?orderId=*');
    await expectPaid(page, 'card');
    await stack.mocks.stripe.webhooks.settled();
    await page.reload();
    await expectPaid(page, 'card');
  },
);

test('with the wallet of the device', async ({ page }) => {
  await openPayment(page);
  await page.getByRole('button', { name: 'Pay with Sandbox Pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
});

test(
  'a payment that the bank thinks about is told as it is, and arrives later',
  { tag: '@proof' },
  async ({ page }) => {
    await openPayment(page);
    await enterCard(page, CARDS.slow);
    await pay(page);
    await page.waitForURL('**/order-confirmation?orderId=*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is processing');
    await expectPaid(page, 'card');
    await expectEmptyCart(page);
  },
);

test('at the page of a bank, and back', async ({ page }) => {
  await openPayment(page);
  await page.getByLabel('Bank redirect (test)').check();
  await pay(page);
  await page.getByRole('button', { name: 'Authorise payment' }).click();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
});

test('Pay pressed twice pays once', { tag: '@proof' }, async ({ page, stack }) => {
  const before = stack.mocks.stripe.webhooks.sent.length;
  await openPayment(page);
  await enterCard(page, CARDS.good);
  await page.getByRole('button', { name: PAY }).dblclick();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
  const paid = stack.mocks.stripe.webhooks.sent
    .slice(before)
    .filter(({ body }) => body.includes('"payment_intent.succeeded"'));
  expect(paid).toHaveLength(1);
});

test.describe('with PayPal', () => {
  test('without tax: approved, paid, shown', async ({ page, stack }) => {
    await openPayment(page);
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await expect(page.getByText('$0.00 tax and $8.99 shipping included')).toBeVisible();
    await paypal(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL('**/payment?orderId=*');
    const order = await expectPaid(page, 'paypal');
    expect(order.tax).toBe('0.00');
    expect(stack.mocks.paypal.orders().at(-1)?.unit.amount.value).toBe(order.total);
    expect(await page.evaluate(() => sessionStorage.getItem('paypal-order'))).toBeNull();
  });

  test('left once, then approved: one order', async ({ page }) => {
    const orders = new Set<string>();
    page.on('response', async (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/api/orders'))
        orders.add(((await response.json()) as { id: string }).id);
    });
    await openPayment(page);
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await paypal(page).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Payment Cancelled');
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL('**/payment?orderId=*');
    await expectPaid(page, 'paypal');
    expect(orders.size).toBe(1);
  });

  test('declined by its bank: told so, and approved at the second try', async ({ page }) => {
    await openPayment(page);
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve, the bank declines' }).click();
    await expect(page.locator('.toast')).toContainText('PayPal Error');
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL('**/payment?orderId=*');
    await expectPaid(page, 'paypal');
  });

  test('kept for review: placed, not called paid, and not to be paid a second time', async ({ page }) => {
    await openPayment(page);
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve, PayPal keeps it for review' }).click();
    await page.waitForURL('**/payment?orderId=*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is processing');
    await expectEmptyCart(page);
  });
});

test('an order left unpaid is paid later from its own page', { tag: '@proof' }, async ({ page }) => {
  const created = page.waitForResponse('**/api/create-payment-intent');
  await openPayment(page);
  const { orderId } = (await (await created).json()) as { orderId: string };
  await page.goto(`/order-confirmation?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order is not paid yet');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.waitForURL('**/payment?orderId=*');
  await enterCard(page, CARDS.good);
  await pay(page);
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
  await expectEmptyCart(page);
});
