import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../tests/support/stub-device.ts';
import { MERCHANDISE } from '../../../business/merchandise.ts';
import { productItem, seedProduct } from '../../../domain/catalogue/built-product.ts';

const ID = '0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a69';
const [product] = MERCHANDISE.filter(({ slug }) => slug === 'parts-run-tote');
if (!product) throw new Error('The tote is gone.');
const item = productItem(seedProduct(product));
const tote = (price: string) => ({
  ...item,
  variants: item.variants.map((variant) => ({ ...variant, id: ID, price })),
});

async function openPage() {
  const cart = await import('../../cart/cart.store.ts');
  const catalogue = await import('../../catalogue/catalogue.store.ts');
  return { ...cart, ...catalogue, ...(await import('./priced-cart.store.ts')) };
}

let price = '18.00';
beforeEach(() => {
  vi.resetModules();
  price = '18.00';
  stubDevice();
  vi.stubGlobal('fetch', async () => Response.json([tote(price)]));
});
afterEach(() => void vi.unstubAllGlobals());

test('until the catalogue is loaded a cart only has a count', async () => {
  const { $pricedCart, addToCart, loadCatalogue } = await openPage();
  addToCart({ id: ID, priceCents: 1, name: 'Tote' });
  expect($pricedCart.get()).toMatchObject({ isReady: false, lines: [], count: 1, subtotalCents: 0 });
  await loadCatalogue();
  expect($pricedCart.get()).toMatchObject({ isReady: true, count: 1, subtotalCents: 1_800 });
});

test('a notice stays on the screen that showed it and does not show up elsewhere', async () => {
  const { $cart, $pricedCart, $shownNotices, acknowledgeNotices, addToCart, forgetNotices, ...page } =
    await openPage();
  addToCart({ id: ID, priceCents: 1_500, name: 'Tote' });
  await page.loadCatalogue();
  expect($shownNotices.get()).toMatchObject([{ kind: 'price_changed', fromCents: 1_500, toCents: 1_800 }]);
  acknowledgeNotices();
  expect($pricedCart.get().notices).toEqual([]);
  expect($cart.get()).toMatchObject([{ priceCents: 1_800 }]);
  expect($shownNotices.get()).toHaveLength(1);
  price = '19.00';
  await page.reloadCatalogue();
  expect($shownNotices.get()).toMatchObject([{ fromCents: 1_800, toCents: 1_900 }]);
  acknowledgeNotices();
  forgetNotices();
  expect($shownNotices.get()).toEqual([]);
});
