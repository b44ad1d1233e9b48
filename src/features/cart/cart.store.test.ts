import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'georgia-scrap-metal-merch-cart';
const ID = '0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a69';
const TEE = { id: ID, priceCents: 2_400, name: 'Tee' };

/** Imports a fresh copy of the store, as a new page would. */
async function openPage(storage: object = {}) {
  vi.stubGlobal('localStorage', storage);
  return import('./cart.store.ts');
}

beforeEach(() => {
  vi.resetModules();
  // The library uses it to follow other tabs.
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Asked: 112
test('an added item is counted, saved, and there on the next page', async () => {
  const storage: Record<string, string> = {};
  const first = await openPage(storage);
  expect(first.addToCart(TEE)).toBe(true);
  first.addToCart(TEE);
  expect(JSON.parse(storage[KEY] ?? '')).toEqual([{ ...TEE, quantity: 2 }]);
  vi.resetModules();
  const second = await openPage(storage);
  expect(second.$cart.get()).toEqual([{ ...TEE, quantity: 2 }]);
});

test('a quantity is set, 0 removes the line, and a full line refuses more', async () => {
  const { $cart, addToCart, setQuantity } = await openPage();
  addToCart(TEE);
  setQuantity(ID, 99);
  expect(addToCart(TEE)).toBe(false);
  expect($cart.get()).toEqual([{ ...TEE, quantity: 99 }]);
  setQuantity(ID, 0);
  expect($cart.get()).toEqual([]);
});

test('an order only empties the cart that it was made from', async () => {
  const { $cart, addToCart } = await openPage();
  const { clearOrdered } = await import('./cart.store.ts');
  const ordered = [{ merchandiseItemId: ID, quantity: 1 }];
  addToCart(TEE);
  addToCart(TEE);
  clearOrdered(ordered);
  expect($cart.get()).toHaveLength(1);
  clearOrdered([{ merchandiseItemId: ID, quantity: 2 }]);
  expect($cart.get()).toEqual([]);
});

test.each(['{"broken', 'null', '[1,{"id":"x"}]', '[{"sku":1},null,7]'])(
  '%s in storage is an empty cart',
  async (text) => {
    const { $cart } = await openPage({ [KEY]: text });
    expect($cart.get()).toEqual([]);
  },
);

test('with full storage the cart lasts for this page', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = new Proxy(
    {},
    {
      set() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  );
  const { $cart, addToCart } = await openPage(full);
  const stop = $cart.listen(() => {});
  addToCart(TEE);
  expect($cart.get()).toHaveLength(1);
  expect(warned).toHaveBeenCalled();
  stop();
});

test('changes in another tab show up', async () => {
  const { $cart } = await openPage();
  const stop = $cart.listen(() => {});
  const event = Object.assign(new Event('storage'), {
    key: KEY,
    newValue: JSON.stringify([{ ...TEE, quantity: 7 }]),
  });
  window.dispatchEvent(event);
  expect($cart.get()).toEqual([{ ...TEE, quantity: 7 }]);
  stop();
});
