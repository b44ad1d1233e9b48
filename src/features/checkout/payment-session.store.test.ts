import { expect, test } from 'vitest';
import {
  ADA,
  checkoutWorlds,
  CREATED,
  HOME,
  openBilling,
  refusing,
  TEE_ID,
} from '../../../tests/support/checkout-world.ts';

const world = checkoutWorlds();

// Asked: 104, 105
test('going back from the payment and forward again creates no second session', async () => {
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.goBack()).toBe(true);
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(world().pay).toHaveBeenCalledOnce();
});

// Asked: 104
test('while the session is being created, Continue opens the payment at once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  world().pay.mockReturnValue(promise);
  const page = await openBilling();
  const first = page.continueCheckout();
  expect(page.$step.get()).toBe('billing');
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  resolve(Response.json(CREATED, { status: 201 }));
  await first;
  expect(page.$session.get()).toEqual(CREATED);
  expect(world().pay).toHaveBeenCalledOnce();
});

test('a failed session moves the visitor back, and the next try is the same attempt', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  world().pay.mockReturnValueOnce(promise);
  const page = await openBilling();
  const first = page.continueCheckout();
  await page.continueCheckout();
  reject(new TypeError('Failed to fetch'));
  await first;
  expect(page.$step.get()).toBe('billing');
  expect(page.toast()).toBe('Payment Setup Failed / Failed to set up payment. Please try again.');
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(world().attempts()).toBe(1);
});

test('a changed cart, customer or address discards the session and is a new attempt', async () => {
  const page = await openBilling();
  await page.continueCheckout();
  page.setQuantity(TEE_ID, 2);
  expect(page.$sessionStatus.get()).toBe('none');
  expect(page.$step.get()).toBe('billing');
  expect(page.$setUpProblem.get()?.text).toContain('Your order changed');
  await page.continueCheckout();
  for (const step of ['billing', 'shipping', 'customer']) {
    page.goBack();
    expect(page.$step.get()).toBe(step);
  }
  page.saveCustomer({ ...ADA, customerName: 'Ada Lovelace' });
  expect(page.$sessionStatus.get()).toBe('none');
  await page.continueCheckout();
  await page.continueCheckout();
  page.goBack();
  page.$billingSameAsShipping.set(false);
  page.billingForm.put({ ...HOME, address: '1 Main Street' });
  expect(page.$sessionStatus.get()).toBe('none');
  expect(world().attempts()).toBe(3);
});

test('changed prices are shown, nothing is lost, and the next try pays them', async () => {
  const figures = { subtotal: '26.00', shipping: '8.99', tax: '2.31', total: '37.30', items: [] };
  world().pay.mockImplementationOnce(async () => {
    world().teePrice = '26.00';
    return Response.json({ code: 'price_changed', error: 'Prices have changed.', figures }, { status: 409 });
  });
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('billing');
  expect(page.$setUpProblem.get()?.text).toContain('$37.30');
  expect(page.toast()).toMatch(/^Prices Have Changed/);
  expect(page.shippingForm.$state.get().address).toEqual(HOME);
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(world().lastSent()).toMatchObject({ amount: '37.30' });
  expect(world().attempts()).toBe(2);
});

test('without a card payment PayPal is still available', async () => {
  world().pay.mockImplementation(
    refusing(503, { code: 'unavailable', error: 'We cannot answer right now.' }),
  );
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$setUpProblem.get()).toMatchObject({ offersWallet: true });
  page.continueWithWallet();
  expect(page.$step.get()).toBe('payment');
  expect(page.$session.get()).toBeNull();
});

test('an answer about an order that was changed since does not take the place of the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  world().pay.mockReturnValueOnce(promise);
  const page = await openBilling();
  const first = page.continueCheckout();
  page.setQuantity(TEE_ID, 2);
  await page.continueCheckout();
  resolve(Response.json({ ...CREATED, orderId: 'old' }, { status: 201 }));
  await first;
  expect(page.$session.get()).toEqual(CREATED);
});

test.each(['idempotency_key_reused', 'order_too_old'])(
  'after %s the next try has a new key',
  async (code) => {
    world().pay.mockImplementationOnce(refusing(409, { code, error: 'Already sent.' }));
    const page = await openBilling();
    await page.continueCheckout();
    await page.continueCheckout();
    expect(page.$step.get()).toBe('payment');
    expect(world().attempts()).toBe(2);
  },
);
