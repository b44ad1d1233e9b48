import { closeToast } from '../support/checkout-page.ts';
import { comeBack } from '../support/come-back.ts';
import { ORDER_ID, orderView } from '../support/order-view.ts';
import { stripeDouble } from '../support/payment-doubles.ts';
import {
  expectSoldOut,
  expectTooOld,
  openPayment,
  serveOrder,
  serveScript,
  SOLD_OUT,
  STRIPE,
  TOO_OLD,
  UNPAID,
} from '../support/payment-page.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

test.describe('a card', () => {
  /** What Stripe's script may do with a payment, and how it is told. */
  const CASES = [
    ['return { error: { message: "Your card has expired." } };', 'Payment Failed', 'Your card has expired.'],
    ['return { error: {} };', 'Payment Failed', 'A processing error occurred.'],
    [
      'return { paymentIntent: { id: "pi_1", status: "requires_action" } };',
      'Payment Requires Action',
      'Please complete the additional verification steps.',
    ],
    ['throw new Error("Frames are blocked.");', 'Payment Error', 'Frames are blocked.'],
    ['throw "nothing";', 'Payment Error', 'An unexpected error occurred. Please try again.'],
  ] as const;

  // Asked: 184
  test('that is not taken is told so, stays told, and can be tried again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Confirming the card payment failed/);
    const turns = CASES.map(([body]) => `() => { ${body} }`).join(', ');
    await serveScript(page, STRIPE, stripeDouble(`return [${turns}][confirmations - 1]();`));
    await openPayment(page, 'card');
    await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
    for (const [index, [, title, text]] of CASES.entries()) {
      await page.getByRole('button', { name: 'Pay $77.04' }).click();
      await expect(page.locator('.toast')).toContainText(title);
      await expect(page.locator('.toast')).toContainText(text);
      const told = page.getByRole('alert').filter({ hasText: title }).filter({ hasText: text });
      await expect(told).toBeVisible();
      if (index === 0) await expectAccessible(page);
      await closeToast(page);
      await expect(told).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay $77.04' })).toBeEnabled();
    }
  });

  test('for what is sold out, or of yesterday, says so, and leads back to the cart @proof', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    await openPayment(page, 'card');
    await page.route('**/payment-intent', (route) => route.fulfill(SOLD_OUT));
    await page.reload();
    await expectSoldOut(page);
    await expectAccessibleInLightAndDark(page);
    await page.unroute('**/payment-intent');
    await page.route('**/payment-intent', (route) => route.fulfill(TOO_OLD));
    await page.reload();
    await expectTooOld(page);
    await expectAccessible(page);
  });

  test('Back after paying leads to the order, also where it cannot be read @proof', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    const answer = 'return { paymentIntent: { id: "pi_1", status: "succeeded" } };';
    await serveScript(page, STRIPE, stripeDouble(answer));
    await page.route('**/api/orders/by-payment-intent/pi_1', (route) => route.fulfill({ json: orderView() }));
    await openPayment(page, 'card');
    const press = () => page.getByRole('button', { name: 'Pay $77.04' }).click();
    await comeBack(page, '**/order-confirmation?orderId=*', press, async () => {
      await page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ status: 503 }));
    });
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
  });

  test('that the bank still thinks about is told as it is, and cannot be charged again @proof', async ({
    page,
  }) => {
    const answer = 'return { paymentIntent: { id: "pi_1", status: "processing" } };';
    await serveScript(page, STRIPE, stripeDouble(answer));
    await page.route('**/api/orders/by-payment-intent/pi_1', async (route) => {
      const processing = orderView({ payment: 'processing', fulfillment: 'none' });
      await serveOrder(page, processing);
      await route.fulfill({ json: processing });
    });
    await openPayment(page, 'card');
    await page.getByRole('button', { name: 'Pay $77.04' }).click();
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is processing');
    await expect(page.getByText('Please don’t pay again')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
  });

  test('that is paid ends at the order even when the server does not answer in between @proof', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    const answer = 'return { paymentIntent: { id: "pi_1", status: "succeeded" } };';
    await serveScript(page, STRIPE, stripeDouble(answer));
    await page.route('**/api/orders/by-payment-intent/pi_1', (route) => route.fulfill({ status: 503 }));
    await openPayment(page, 'card');
    await page.getByRole('button', { name: 'Pay $77.04' }).click();
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
  });

  // Asked: 189
  test('without a publishable key is said to be off, with a number to call', async ({ page }) => {
    await openPayment(page, 'card');
    await page.route('**/api/payment-config', (route) =>
      route.fulfill({ json: { stripePublishableKey: null, sandbox: false } }),
    );
    await page.reload();
    await expect(page.getByText(/^Stripe is not configured properly/)).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /Call \(770\) 555-0177/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('whose script does not come can be tried again @proof', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /did not load/);
    await page.route(STRIPE, (route) => route.abort());
    await openPayment(page, 'card');
    await expect(page.getByText('The card form didn’t load')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(STRIPE);
    await serveScript(page, STRIPE, stripeDouble(''));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Pay $77.04' })).toBeEnabled();
  });
});

test.describe('/payment', () => {
  // Asked: 28
  test('leads a paid order to its receipt', async ({ page }) => {
    await serveOrder(page);
    await page.goto(`/payment?orderId=${ORDER_ID}`);
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

  // Asked: 273
  test('asks whoever cannot show that an unpaid order is theirs for proof', async ({ page }) => {
    await openPayment(page, 'card', { own: null });
    await expect(page.getByText('Please show that this order is yours')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send me a code' })).toHaveAttribute('href', '/order-lookup');
  });

  test('shows how things stand when the order was paid meanwhile @proof', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    await openPayment(page, 'card');
    await page.unrouteAll();
    let reads = 0;
    await page.route(`**/api/orders/${ORDER_ID}`, (route) => {
      reads += 1;
      return route.fulfill({ json: orderView(reads === 1 ? UNPAID : {}) });
    });
    await page.route('**/payment-intent', (route) =>
      route.fulfill({ status: 409, json: { error: 'Paid.', code: 'order_not_payable' } }),
    );
    await page.route('**/api/payment-config', (route) =>
      route.fulfill({ json: { stripePublishableKey: 'pk_test_1', sandbox: true } }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
  });

  test('says so when ways to pay cannot be asked for @proof', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await openPayment(page, 'card');
    await page.route('**/api/payment-config', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Payments aren’t reachable right now')).toBeVisible();
  });
});
