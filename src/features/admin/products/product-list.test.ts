import { expect, test } from 'vitest';
import type { ProductRow } from '../../../domain/catalogue/admin-products.api.ts';
import { isProductShown, lowText, moved, stateOf } from './product-list.ts';

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
  lowMark: 3,
  low: [],
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

const LOW = [{ color: 'Black', size: 'M', left: 2 }];

test.each([{ low: LOW }, { soldOutCount: 1 }])('what is low or sold out is found as such: %j', (facts) =>
  expect(isProductShown({ ...TEE, ...facts }, { sale: 'low' })).toBe(true),
);

test.each([
  [{}, 'Active'],
  [{ isOnSale: false }, 'Hidden'],
  [{ stock: 12, soldOutCount: 1 }, 'Active, 12 left, 1 variant sold out'],
  [{ stock: 0, soldOutCount: 1 }, 'Active, 1 variant sold out'],
  [{ stock: 32, low: LOW }, 'Active, 32 left'],
  [{ stock: 0, soldOutCount: 3 }, 'Active, sold out'],
])('%j is told as %s', (facts, text) => expect(stateOf({ ...TEE, ...facts })).toBe(text));

test.each([
  [[], null],
  [LOW, '2 left of M / Black, alert at 3'],
  [[...LOW, { color: '', size: 'L', left: 1 }], '2 left of M / Black, 1 left of L, alert at 3'],
  [[{ color: '', size: '', left: 3 }], '3 left, alert at 3'],
])('what is low is named: %j', (low, text) => expect(lowText({ ...TEE, low })).toBe(text));

test.each([
  ['b', -1, 'b a c'],
  ['b', 1, 'a c b'],
  ['a', -1, 'a b c'],
  ['c', 1, 'a b c'],
] as const)('%s moves by %d', (id, by, after) =>
  expect(moved(['a', 'b', 'c'], id, by).join(' ')).toBe(after),
);
