import type { Page } from 'playwright/test';
import type { OrderView } from '../../src/domain/orders/orders.api.ts';
import { ORDER_ID, orderView } from '../support/order-view.ts';
import { paypalDouble, stripeDouble } from '../support/payment-doubles.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const STRIPE = '**/sandbox/stripe/stripe.js';
const PAYPAL = '**/sandbox/paypal/v6/core.js';
const UNPAID = { payment: 'pending', status: 'pending', fulfilment: 'none' } as const;

const serveOrder = (page: Page, changes: Partial<OrderView> = {}) =>
  page.route(`**/api/orders/${ORDER_ID}`, (route) => route.fulfill({ json: orderView(changes) }));

const serveScript = (page: Page, address: string, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));

async function openPayment(page: Page, method: 'card' | 'paypal', order: Partial<OrderView> = {}) {
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

const pressPaypal = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true }).click();
const answers = (page: Page, answer: 'cancel' | 'error') =>
  page.addInitScript((value) => Object.assign(window, { paypalAnswer: value }), answer);
const createsOrder = (page: Page) =>
  page.route('**/api/paypal/order', (route) => route.fulfill({ status: 201, json: { id: 'PAYPALORDER1' } }));

test.describe('a card', () => {
  const CASES = [
    ['{ error: { message: "Your card has expired." } }', 'Payment Failed', 'Your card has expired.'],
    ['{ error: {} }', 'Payment Failed', 'A processing error occurred.'],
    [
      '{ paymentIntent: { id: "pi_1", status: "requires_action" } }',
      'Payment Requires Action',
      'Please complete the additional verification steps.',
    ],
  ] as const;
  for (const [answer, title, text] of CASES) {
    test(`${answer}: ${title}`, async ({ page }) => {
      await serveScript(page, STRIPE, stripeDouble(`return ${answer};`));
      await openPayment(page, 'card');
      await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
      await page.getByRole('button', { name: 'Pay $77.04' }).click();
      await expect(page.locator('.toast')).toContainText(title);
      await expect(page.locator('.toast')).toContainText(text);
      await expect(page.getByRole('button', { name: 'Pay $77.04' })).toBeEnabled();
    });
  }

  for (const [thrown, text] of [
    ['new Error("Frames are blocked.")', 'Frames are blocked.'],
    ['"nothing"', 'An unexpected error occurred. Please try again.'],
  ] as const) {
    test(`throws ${thrown}: Payment Error`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/Confirming the card payment failed/);
      await serveScript(page, STRIPE, stripeDouble(`throw ${thrown};`));
      await openPayment(page, 'card');
      await page.getByRole('button', { name: 'Pay $77.04' }).click();
      await expect(page.locator('.toast')).toContainText('Payment Error');
      await expect(page.locator('.toast')).toContainText(text);
    });
  }

  test('that the bank still thinks about is told as it is, and cannot be charged again', async ({ page }) => {
    const answer = 'return { paymentIntent: { id: "pi_1", status: "processing" } };';
    await serveScript(page, STRIPE, stripeDouble(answer));
    await openPayment(page, 'card');
    await page.getByRole('button', { name: 'Pay $77.04' }).click();
    await expect(page.getByText('Your bank is still working on this payment')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('is confirmed once however often the button is pressed, and ends at the order', async ({ page }) => {
    const answer = `await new Promise((done) => setTimeout(done, 500));
      sessionStorage.setItem('confirmations', String(confirmations));
      return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };`;
    await serveScript(page, STRIPE, stripeDouble(answer));
    await page.route('**/api/orders/by-payment-intent/pi_1', (route) => route.fulfill({ json: orderView() }));
    await openPayment(page, 'card');
    await page.getByRole('button', { name: 'Pay $77.04' }).dblclick();
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toContainText('Payment Successful!');
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
    expect(await page.evaluate(() => sessionStorage.getItem('confirmations'))).toBe('1');
  });

  test('that is paid ends at the order even when the server does not answer in between', async ({
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

  test('whose script does not come can be tried again', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /did not load/);
    await page.route(STRIPE, (route) => route.abort());
    await openPayment(page, 'card');
    await expect(page.getByText('The card form could not be loaded')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(STRIPE);
    await serveScript(page, STRIPE, stripeDouble(''));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Pay $77.04' })).toBeEnabled();
  });
});

test.describe('PayPal', () => {
  const order = { tax: '0.00', total: '71.49' };

  test('without its script', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route(PAYPAL, (route) => route.abort());
    await openPayment(page, 'paypal', order);
    await expect(page.getByText('Failed to load PayPal SDK')).toBeVisible();
    await expectAccessible(page);
    const reload = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reload;
  });

  test('without a client id', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    await openPayment(page, 'paypal', order);
    await page.route('**/api/paypal/client-id', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByText('Failed to initialize PayPal')).toBeVisible();
  });

  test('whose script refuses to start', async ({ page, expectedErrors }) => {
    expectedErrors.push(/no such client/, /no sdk instance/);
    await serveScript(page, PAYPAL, paypalDouble({ instance: 'throw new Error("no such client");' }));
    await openPayment(page, 'paypal', order);
    await expect(page.getByText('Failed to initialize PayPal')).toBeVisible();
  });

  test('whose buttons do not come', async ({ page, expectedErrors }) => {
    expectedErrors.push(/payment session/);
    await serveScript(page, PAYPAL, paypalDouble({ session: 'throw new Error("no session");' }));
    await openPayment(page, 'paypal', order);
    await expect(page.getByText('Failed to load PayPal buttons')).toBeVisible();
  });

  test('left by the visitor', async ({ page }) => {
    await serveScript(page, PAYPAL, paypalDouble({}));
    await createsOrder(page);
    await answers(page, 'cancel');
    await openPayment(page, 'paypal', order);
    await expect(page.getByText('PayPal charges $71.49.')).toBeVisible();
    await pressPaypal(page);
    await expect(page.locator('.toast')).toContainText('Payment Cancelled');
    await expectAccessible(page);
    await pressPaypal(page);
  });

  test('failing on its side', async ({ page }) => {
    await serveScript(page, PAYPAL, paypalDouble({}));
    await createsOrder(page);
    await answers(page, 'error');
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    await expect(page.locator('.toast')).toContainText('PayPal Error');
  });

  test('that cannot be set up says so once', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await serveScript(page, PAYPAL, paypalDouble({}));
    await page.route('**/api/paypal/order', (route) => route.fulfill({ status: 503 }));
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    await expect(page.locator('.toast')).toContainText('PayPal Setup Failed');
    await expect(page.locator('.toast')).toContainText('You have not been charged.');
  });

  test('at a price that has changed shows the right figures', async ({ page, expectedErrors }) => {
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
      route.fulfill({ status: 409, json: { error: 'Prices have changed.', code: 'price_changed', figures } }),
    );
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    await expect(page.getByText('New PayPal total: $73.49')).toBeVisible();
    await expectAccessible(page);
  });

  test('approved, captured, completed, fulfilled: the order, and nothing kept of it', async ({ page }) => {
    await serveScript(page, PAYPAL, paypalDouble({}));
    await createsOrder(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(paypal|orders)/.test(request.url()))
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.route('**/capture', (route) =>
      route.fulfill({ json: { orderId: ORDER_ID, status: 'completed' } }),
    );
    await page.route('**/fulfill', (route) =>
      route.fulfill({ json: { id: ORDER_ID, fulfilment: 'queued' } }),
    );
    await openPayment(page, 'paypal', order);
    await pressPaypal(page);
    await page.waitForURL(`**/order-confirmation?orderId=${ORDER_ID}`);
    expect(calls.slice(2, 6)).toEqual([
      'POST /api/paypal/order',
      'POST /api/paypal/order/PAYPALORDER1/capture',
      `PATCH /api/orders/${ORDER_ID}`,
      `POST /api/orders/${ORDER_ID}/fulfill`,
    ]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

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
    await expect(page.getByText('Please do not pay again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('/payment', () => {
  test('shows a paid order as its receipt', async ({ page }) => {
    await serveOrder(page);
    await page.goto(`/payment?orderId=${ORDER_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

  test('asks whoever cannot show that an unpaid order is theirs for proof', async ({ page }) => {
    await openPayment(page, 'card', { own: null });
    await expect(page.getByText('Please show that this order is yours')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send me a code' })).toHaveAttribute('href', '/order-lookup');
  });

  test('shows how things stand when the order was paid meanwhile', async ({ page, expectedErrors }) => {
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

  test('says so when ways to pay cannot be asked for', async ({ page, expectedErrors }) => {
    expectedErrors.push(...FAILED_CALL);
    await openPayment(page, 'card');
    await page.route('**/api/payment-config', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Payments cannot be reached')).toBeVisible();
  });
});
