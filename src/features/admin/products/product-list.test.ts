import { expect, test } from 'vitest';
import type { ProductRow } from '../../../domain/catalogue/admin-products.api.ts';
import { isProductShown, moved, stateOf } from './product-list.ts';

const TEE: ProductRow = {
  id: 'tee',
  slug: 'tee',
  name: 'Yard Tee',
  category: 'apparel',
  isFeatured: false,
  isOnSale: true,
  image: '/tee.svg',
  fromCents: 2400,
  toCents: 2900,
  kindCount: 3,
  stock: null,
  lowCount: 0,
  soldOutCount: 0,
  pageVersion: 1,
};

test.each([
  [{}, true],
  [{ q: ' yard ' }, true],
  [{ q: 'cap' }, false],
  [{ category: 'food' }, false],
  [{ category: 'apparel', sale: 'yes' }, true],
  [{ sale: 'no' }, false],
  [{ sale: 'low' }, false],
])('the view %j shows it: %s', (view, shown) => expect(isProductShown(TEE, view)).toBe(shown));

test.each([{ lowCount: 1 }, { soldOutCount: 1 }])('what is low or sold out is found as such: %j', (facts) =>
  expect(isProductShown({ ...TEE, ...facts }, { sale: 'low' })).toBe(true),
);

test.each([
  [{}, 'Active'],
  [{ isOnSale: false }, 'Hidden'],
  [{ stock: 12, soldOutCount: 1 }, 'Active, 12 left, 1 variant sold out'],
  [{ stock: 0, soldOutCount: 1 }, 'Active, 1 variant sold out'],
  [{ stock: 32, lowCount: 1 }, 'Active, 32 left, 1 variant low'],
  [{ stock: 0, soldOutCount: 3 }, 'Active, sold out'],
])('%j is told as %s', (facts, text) => expect(stateOf({ ...TEE, ...facts })).toBe(text));

test.each([
  ['b', -1, 'b a c'],
  ['b', 1, 'a c b'],
  ['a', -1, 'a b c'],
  ['c', 1, 'a b c'],
] as const)('%s moves by %d', (id, by, after) =>
  expect(moved(['a', 'b', 'c'], id, by).join(' ')).toBe(after),
);
