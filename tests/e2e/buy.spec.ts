import type { Page } from 'playwright/test';
import type { OrderView } from '../../src/domain/orders/orders.api.ts';
import { button, expectStep, expectToast, openBilling, toastSeen } from '../support/checkout-page.ts';
import { comeBack } from '../support/come-back.ts';
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

// Asked: 9, 65, 166, 169, 194
test('with a card: paid, fulfilled, reported, and the cart is empty @netlify', async ({ page, reported }) => {
  await openPayment(page);
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await expectAccessible(page);
  await enterCard(page, CARDS.good);
  const told = toastSeen(page, 'Payment Successful!', 'Thank you. Your order is in.');
  const main = page.getByRole('main');
  const pressAndRead = async () => void (await Promise.all([pay(page), told]));
  const address = await comeBack(page, '**/order-confirmation?orderId=*', pressAndRead, () =>
    expect(main).toContainText('Opening your order…'),
  );
  await expect(main).toContainText('Your cart is empty');
  await expect(main).not.toContainText('Opening your order');
  await page.goto(address);
  const order = await expectPaid(page, 'card');
  expect(order.fulfillment).not.toBe('none');
  const { id, total } = order;
  await expect
    .poll(() => reported.find(({ name }) => name === 'purchase')?.params)
    .toMatchObject({
      transaction_id: id,
      value: Number(total),
    });
  await expectEmptyCart(page);
});

test('with a card that the bank asks about @proof', async ({ page }) => {
  await openPayment(page);
  await enterCard(page, CARDS.asks);
  await pay(page);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
});

test('with a second card after the first was declined @proof', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await openPayment(page);
  await enterCard(page, CARDS.declined);
  await pay(page);
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('Your card was declined.');
  await expect(alert).toBeFocused();
  await enterCard(page, CARDS.good);
  await pay(page);
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
  await stack.mocks.stripe.webhooks.settled();
  await page.reload();
  await expectPaid(page, 'card');
});

// Asked: 9
test('with the wallet of the device', async ({ page }) => {
  await openPayment(page);
  await page.getByRole('button', { name: 'Pay with Sandbox Pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
});

test('a payment that the bank thinks about is told as it is, and arrives later @proof', async ({ page }) => {
  await openPayment(page);
  await enterCard(page, CARDS.slow);
  await pay(page);
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is processing');
  await expectPaid(page, 'card');
  await expectEmptyCart(page);
});

// Asked: 110
test('at the page of a bank, and back', async ({ page }) => {
  await openPayment(page);
  await page.getByLabel('Bank redirect (test)').check();
  await pay(page);
  await page.getByRole('button', { name: 'Authorise payment' }).click();
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
});

test('Pay pressed twice pays once @proof', async ({ page, stack }) => {
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

test('the total follows the way to pay, and the chosen one stays under the finger @proof', async ({
  page,
}) => {
  await openPayment(page);
  const summary = page.getByRole('region', { name: 'Your Order' });
  const card = await page
    .locator('[name=payment-method][value=card]')
    .evaluate((radio) => radio.closest('label')?.innerText);
  const cardTotal = /\$\d+\.\d\d/.exec(card ?? '')?.[0] ?? '';
  await expect(summary.getByText(cardTotal, { exact: true })).toBeVisible();
  await expect(summary.getByText('Tax', { exact: true })).toBeVisible();

  const radio = page.getByRole('radio', { name: /PayPal/ });
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = (await radio.boundingBox())?.y ?? 0;
  await radio.check();
  expect(Math.abs(((await radio.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await expect(button(page, 'Continue to PayPal')).toBeInViewport();

  await expect(summary.getByText('Tax', { exact: true })).toHaveCount(0);
  await expect(summary.getByText(cardTotal, { exact: true })).toHaveCount(0);
  const paypalText = await radio.evaluate((element) => element.closest('label')?.innerText);
  const paypalTotal = /\$\d+\.\d\d/.exec(paypalText ?? '')?.[0] ?? '';
  await expect(summary.getByText(paypalTotal, { exact: true })).toBeVisible();
  await expect(page.getByText(/^No tax added with PayPal\./)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/tax is charged|card payments only/i);
  await button(page, 'Continue to PayPal').click();
  await expect(page.getByText(`PayPal charges ${paypalTotal}.`)).toBeVisible();
});

/** From the choice of PayPal to the page that shows its button. */
async function openPaypal(page: Page): Promise<void> {
  await openPayment(page);
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await button(page, 'Continue to PayPal').click();
  await page.waitForURL('**/payment?orderId=*');
}

test.describe('with PayPal', () => {
  // Asked: 9, 65, 166
  test('without tax: approved, paid, shown', async ({ page, stack }) => {
    await openPaypal(page);
    await paypal(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL('**/order-confirmation?orderId=*');
    const order = await expectPaid(page, 'paypal');
    expect(order.tax).toBe('0.00');
    await expect(page.getByRole('main')).not.toContainText('Tax');
    expect(stack.mocks.paypal.orders().at(-1)?.unit.amount.value).toBe(order.total);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('paypal-order'))).toBeNull();
    await expectEmptyCart(page);
  });

  test('the page of its button shows nothing personal @proof', async ({ page }) => {
    await openPaypal(page);
    await expect(paypal(page)).toBeVisible();
    const shown = await page.locator('body').innerHTML();
    for (const part of ['Ada', 'Wright', 'ada.wright', '12 Mill', '555-0199'])
      expect(shown).not.toContain(part);
  });

  test('left once, and once more for the checkout, then approved: one order @proof', async ({ page }) => {
    await openPaypal(page);
    const first = page.url();
    await paypal(page).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Payment Cancelled');
    await expect(page.getByRole('alert').getByText('Payment Cancelled')).toBeVisible();
    await openPaypal(page);
    expect(page.url()).toBe(first);
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL('**/order-confirmation?orderId=*');
    await expectPaid(page, 'paypal');
  });

  test('declined by its bank: told so, and approved at the second try @proof', async ({ page }) => {
    await openPaypal(page);
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve, the bank declines' }).click();
    await expect(page.locator('.toast')).toContainText('PayPal Error');
    const kept = page.getByRole('alert').getByText('PayPal Error');
    await expect(kept).toBeVisible();
    await paypal(page).click();
    await expect(kept).toBeHidden();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.waitForURL('**/order-confirmation?orderId=*');
    await expectPaid(page, 'paypal');
  });

  test('kept for review: placed, not called paid, and not to be paid a second time @proof', async ({
    page,
  }) => {
    await openPaypal(page);
    await paypal(page).click();
    await page.getByRole('button', { name: 'Approve, PayPal keeps it for review' }).click();
    await page.waitForURL('**/order-confirmation?orderId=*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is processing');
    await expectEmptyCart(page);
  });
});

test('an order left unpaid is paid later from its own page @proof', async ({ page }) => {
  const created = page.waitForResponse('**/api/create-payment-intent');
  await openPayment(page);
  const { orderId } = (await (await created).json()) as { orderId: string };
  await page.goto(`/order-confirmation?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order isn’t paid yet');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.waitForURL('**/payment?orderId=*');
  await enterCard(page, CARDS.good);
  await pay(page);
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expectPaid(page, 'card');
  await expectEmptyCart(page);
});
