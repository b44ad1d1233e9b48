import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../tests/support/stub-device.ts';

const KEY = 'georgia-scrap-metal-merch-cart';
const ID = '0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a69';
const TEE = { id: ID, priceCents: 2_400, name: 'Tee' };

/** Imports a fresh copy of the store, as a new page would. */
function openPage() {
  vi.resetModules();
  return import('./cart.store.ts');
}

let device: ReturnType<typeof stubDevice>;
beforeEach(() => {
  device = stubDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Asked: 112
test('an added item is counted, saved, and there on the next page', async () => {
  const first = await openPage();
  expect(first.addToCart(TEE)).toBe(true);
  first.addToCart(TEE);
  expect(JSON.parse(device.stored.get(KEY) ?? '')).toEqual([{ ...TEE, quantity: 2 }]);
  const second = await openPage();
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
  const { $cart, addToCart, clearOrdered } = await openPage();
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
    device.stored.set(KEY, text);
    const { $cart } = await openPage();
    expect($cart.get()).toEqual([]);
  },
);

test('with full storage the cart lasts for this page', async () => {
  device.fill();
  const { $cart, addToCart, unsavedCart } = await openPage();
  const stop = $cart.listen(() => {});
  addToCart(TEE);
  expect($cart.get()).toHaveLength(1);
  expect(unsavedCart()).toContain('won’t save a cart');
  stop();
});

test('changes in another tab show up', async () => {
  const { $cart } = await openPage();
  const stop = $cart.listen(() => {});
  device.stored.set(KEY, JSON.stringify([{ ...TEE, quantity: 7 }]));
  device.tellOfTab(KEY);
  expect($cart.get()).toEqual([{ ...TEE, quantity: 7 }]);
  device.stored.clear();
  device.tellOfTab(null);
  expect($cart.get()).toEqual([]);
  stop();
});
