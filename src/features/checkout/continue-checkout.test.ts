import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueItem } from '../../domain/catalogue/catalogue.api.ts';

const TEE_ID = '0d9a4a4e-4a5c-4b53-8a51-3c2f4a7b8c10';
const HOME = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };
const ADA = { customerName: 'Ada Wright', customerEmail: 'ada@example.com', customerPhone: '(770) 555-0199' };
const GOOD = { isValid: true, confidence: 'high', shippingRisk: { risk: 'low', factors: [] } };
const CREATED = { clientSecret: 'pi_1_secret_1', orderId: 'order-1' };

const tee = (price: string): CatalogueItem => {
  const options = { price, color: 'Black', size: 'L', image: '/tee.svg', printfulVariantId: null };
  const names = { id: 'tee', slug: 'tee', name: 'Yard Tee', description: '' };
  const variants = [{ ...options, id: TEE_ID }];
  return { ...options, ...names, category: 'apparel', featured: false, variants };
};

let device: Record<string, string> = {};
const address = { hash: '' };
let teePrice = '24.99';
let verification: object = GOOD;
const pay = vi.fn<(init: RequestInit) => Promise<Response>>();
const refusing = (status: number, body: object) => async () => Response.json(body, { status });

const routes: Record<string, (init: RequestInit) => Promise<Response>> = {
  '/api/merchandise/grouped': async () => Response.json([tee(teePrice)]),
  '/api/verify-address': async () => Response.json(verification),
  '/api/create-payment-intent': (init) => pay(init),
};

/** A page of its own, with a tee in its cart: stores are modules, so each test imports new ones. */
async function openPage() {
  const [checkout, verbs, addresses, sessions, cart, catalogue, toasts, { startCheckout }] =
    await Promise.all([
      import('./checkout.store.ts'),
      import('./continue-checkout.ts'),
      import('./checkout-addresses.ts'),
      import('./payment-session.store.ts'),
      import('../cart/cart.store.ts'),
      import('../catalogue/catalogue.store.ts'),
      import('../../ui/toast/toast.store.ts'),
      import('./start-checkout.ts'),
    ]);
  cart.addToCart({ id: TEE_ID, name: 'Yard Tee', priceCents: 2_499 });
  await catalogue.loadCatalogue();
  startCheckout();
  const toast = () => {
    const [{ title, description } = { title: '', description: '' }] = toasts.$toasts.get();
    return `${title} / ${description}`;
  };
  return { ...checkout, ...verbs, ...addresses, ...sessions, ...cart, toast };
}

async function openBilling() {
  const page = await openPage();
  page.saveCustomer(ADA);
  page.shippingForm.put(HOME);
  await page.verifyShipping();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('billing');
  return page;
}

const keptKeys = () => Object.keys(device).filter((key) => key.includes('checkout'));
const keysSent = () => pay.mock.calls.map(([init]) => new Headers(init.headers).get('idempotency-key'));

beforeEach(() => {
  vi.resetModules();
  device = {};
  address.hash = '';
  teePrice = '24.99';
  verification = GOOD;
  pay.mockReset().mockImplementation(async () => Response.json(CREATED, { status: 201 }));
  const move = (_: unknown, __: string, hash: string) => void (address.hash = hash);
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { state: null, pushState: move, replaceState: move });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => routes[path]?.(init));
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a whole checkout reaches the payment with one session, and the steps are in the address', async () => {
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(address.hash).toBe('#payment');
  expect(page.$session.get()).toEqual(CREATED);
  expect(JSON.parse(String(pay.mock.lastCall?.[0].body))).toEqual({
    amount: '36.20',
    shippingAddress: HOME,
    billingAddress: HOME,
    customerInfo: ADA,
    items: [{ merchandiseItemId: TEE_ID, quantity: 1, price: '24.99', name: 'Yard Tee' }],
  });
});

test('back from the payment and on again makes no second session', async () => {
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.goBack()).toBe(true);
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(pay).toHaveBeenCalledOnce();
});

test('while the session is being created, Continue leads on at once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  pay.mockReturnValue(promise);
  const page = await openBilling();
  const first = page.continueCheckout();
  expect(page.$step.get()).toBe('billing');
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  resolve(Response.json(CREATED, { status: 201 }));
  await first;
  expect(page.$session.get()).toEqual(CREATED);
  expect(pay).toHaveBeenCalledOnce();
});

test('a session that fails calls back whoever went ahead, and trying again is the same attempt', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  pay.mockReturnValueOnce(promise);
  const page = await openBilling();
  const first = page.continueCheckout();
  await page.continueCheckout();
  reject(new TypeError('Failed to fetch'));
  await first;
  expect(page.$step.get()).toBe('billing');
  expect(page.toast()).toBe('Payment Setup Failed / Failed to set up payment. Please try again.');
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(new Set(keysSent()).size).toBe(1);
});

test('a changed cart, customer or address leaves no session, and is another attempt', async () => {
  const page = await openBilling();
  await page.continueCheckout();
  page.setQuantity(TEE_ID, 2);
  expect(page.$sessionStatus.get()).toBe('none');
  expect(page.$step.get()).toBe('billing');
  expect(page.$setUpProblem.get()?.text).toContain('Your order has changed');
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
  expect(new Set(keysSent()).size).toBe(3);
});

test('changed prices are shown, nothing is lost, and the next try pays them', async () => {
  const figures = { subtotal: '26.00', shipping: '8.99', tax: '2.31', total: '37.30', items: [] };
  pay.mockImplementationOnce(async () => {
    teePrice = '26.00';
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
  expect(JSON.parse(String(pay.mock.lastCall?.[0].body))).toMatchObject({ amount: '37.30' });
  expect(new Set(keysSent()).size).toBe(2);
});

test.each([
  ['says so', { code: 'address_not_deliverable', error: 'We cannot ship to this address.' }, {}],
  [
    'names its fields',
    { code: 'invalid_input', error: 'Please check.', fields: { 'shippingAddress.zip': 'No such ZIP' } },
    { zip: 'No such ZIP' },
  ],
])('an address that the server refuses and %s leads back to it', async (_, body, errors) => {
  pay.mockImplementation(refusing(409, body));
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('shipping');
  expect(page.toast()).toBe('Address Error / Please verify your shipping address first.');
  expect(page.shippingForm.$state.get()).toMatchObject({ address: HOME, errors, verification: null });
});

test('without a card payment the wallet can still be opened', async () => {
  pay.mockImplementation(refusing(503, { code: 'unavailable', error: 'We cannot answer right now.' }));
  const page = await openBilling();
  await page.continueCheckout();
  expect(page.$setUpProblem.get()).toMatchObject({ offersWallet: true });
  page.continueWithWallet();
  expect(page.$step.get()).toBe('payment');
  expect(page.$session.get()).toBeNull();
});

test('a key that was used for something else is not used again', async () => {
  pay.mockImplementationOnce(refusing(409, { code: 'idempotency_key_reused', error: 'Already sent.' }));
  const page = await openBilling();
  await page.continueCheckout();
  await page.continueCheckout();
  expect(page.$step.get()).toBe('payment');
  expect(new Set(keysSent()).size).toBe(2);
});

test('customer and shipping address survive a reload and can be cleared', async () => {
  const tab = new Map([['paypal-order', JSON.stringify({ content: JSON.stringify(ADA) })]]);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => tab.delete(key) });
  await openBilling();
  expect(keptKeys()).toHaveLength(2);
  vi.resetModules();
  address.hash = '#billing';
  const page = await openPage();
  expect(page.$step.get()).toBe('shipping');
  expect(page.toast()).toBe('Address Validation Required / Please verify your shipping address first.');
  expect(page.shippingForm.$state.get().address).toEqual(HOME);
  const { clearSavedInfo } = await import('./clear-saved-info.ts');
  clearSavedInfo();
  expect(page.toast()).toMatch(/^All Information Cleared/);
  expect(keptKeys()).toEqual([]);
  expect([...tab]).toEqual([]);
  expect(page.$step.get()).toBe('customer');
});

test('an address we do not ship to is refused on the spot, and again by its guard', async () => {
  const page = await openBilling();
  page.goBack();
  page.shippingForm.change('city', 'San Juan');
  verification = { ...GOOD, isInShippingArea: false };
  await page.verifyShipping();
  expect(page.toast()).toBe("Shipping Not Available / We don't currently ship to this location.");
  await page.continueCheckout();
  expect(page.$step.get()).toBe('shipping');
});
