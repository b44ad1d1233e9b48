import { expect, test, vi } from 'vitest';
import {
  ADA,
  checkoutWorlds,
  CREATED,
  HOME,
  openBilling,
  openPage,
  refusing,
  TEE_ID,
} from '../../../tests/support/checkout-world.ts';

const world = checkoutWorlds();
const savedKeys = () => Object.keys(world().device).filter((key) => key.includes('checkout'));

// Asked: 104
test('a whole checkout reaches the payment with one session, and the steps are in the URL', async () => {
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(world().address.hash).toBe('#payment');
  expect(page.$session.get()).toEqual(CREATED);
  expect(world().lastSent()).toEqual({
    amount: '36.20',
    shippingAddress: HOME,
    billingAddress: HOME,
    customerInfo: ADA,
    items: [{ merchandiseItemId: TEE_ID, quantity: 1, price: '24.99', name: 'Yard Tee' }],
  });
});

test.each([
  ['says so', { code: 'address_not_deliverable', error: 'We can’t ship to this address.' }, {}],
  [
    'names its fields',
    { code: 'invalid_input', error: 'Please check.', fields: { 'shippingAddress.zip': 'No such ZIP' } },
    { zip: 'No such ZIP' },
  ],
])('an address that the server refuses and %s leads back to the shipping step', async (_, body, errors) => {
  world().pay.mockImplementation(refusing(409, body));
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('shipping');
  expect(page.toast()).toBe('Address Error / Please verify your shipping address first.');
  expect(page.shippingForm.$state.get()).toMatchObject({ address: HOME, errors, verification: null });
});

test('who goes back while the payment is set up is not moved on', async () => {
  const page = await openBilling();
  const { promise: held, resolve: answer } = Promise.withResolvers<Response>();
  world().pay.mockImplementation(() => held);
  const continued = page.continueCheckout();
  page.goBack();
  answer(Response.json(CREATED, { status: 201 }));
  await continued;
  expect([page.$step.get(), page.$session.get()]).toEqual(['shipping', CREATED]);
});

test('customer and shipping address survive a reload and can be cleared', async () => {
  const tab = new Map([['paypal-order', JSON.stringify({ content: JSON.stringify(ADA) })]]);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => tab.delete(key) });
  await openBilling();
  expect(savedKeys()).toHaveLength(2);
  vi.resetModules();
  world().address.hash = '#billing';
  const page = await openPage();
  expect(page.$step.get()).toBe('shipping');
  expect(page.toast()).toBe('Address Validation Required / Please verify your shipping address first.');
  expect(page.shippingForm.$state.get().address).toEqual(HOME);
  page.clearSavedInfo();
  expect(page.toast()).toMatch(/^All Information Cleared/);
  expect(savedKeys()).toEqual([]);
  expect([...tab]).toEqual([]);
  expect(page.$step.get()).toBe('customer');
});
