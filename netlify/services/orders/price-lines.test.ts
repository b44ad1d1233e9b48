import { expect, test } from 'vitest';
import type { OrderItem } from '../../../src/domain/orders/order.schema.ts';
import type { OrderableVariant } from '../catalogue/find-variants.ts';
import { priceLines, withSoldOut, type ClaimedTotals } from './rules.ts';

const TEE: OrderableVariant = {
  id: 'tee',
  itemName: 'Yard Crew Tee',
  color: 'Black',
  size: 'M',
  priceCents: 2_499,
  image: '/tee.webp',
  printfulVariantId: 7,
};
const CAP: OrderableVariant = { ...TEE, id: 'cap', itemName: 'Classic Rope Cap', priceCents: 1_850 };

const ITEMS: readonly OrderItem[] = [
  { merchandiseItemId: 'tee', name: 'Yard Crew Tee', price: '24.99', quantity: 2 },
  { merchandiseItemId: 'cap', name: ' Classic  Rope Cap ', price: '18.50', quantity: 1 },
];
const RIGHT = { subtotal: '68.48', shipping: '8.99', tax: '6.08', total: '83.55' };

const priced = (claimed: ClaimedTotals, { items = ITEMS, variants = [TEE, CAP] } = {}) =>
  priceLines(items, variants, { method: 'card', claimed });

test('an order costs what the catalogue says, line by line', () => {
  const { lines, totals, isAsClaimed, figures } = priced(RIGHT);
  expect(lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
    ['tee', 2],
    ['cap', 1],
  ]);
  expect(totals).toEqual({ subtotalCents: 6_848, shippingCents: 899, taxCents: 608, totalCents: 8_355 });
  expect(isAsClaimed).toBe(true);
  expect(figures).toEqual({
    ...RIGHT,
    items: [
      { merchandiseItemId: 'tee', name: 'Yard Crew Tee', price: '24.99', available: true },
      { merchandiseItemId: 'cap', name: 'Classic Rope Cap', price: '18.50', available: true },
    ],
  });
});

test('the total alone may be claimed', () => expect(priced({ total: '83.55' }).isAsClaimed).toBe(true));

test.each(Object.keys(RIGHT))('a claimed %s that is a cent off is seen', (name) =>
  expect(priced({ ...RIGHT, [name]: '0.01' }).isAsClaimed).toBe(false),
);

test.each([
  ['price', { price: '24.98' }],
  ['name', { name: 'Yard Crew Hoodie' }],
])('another %s of one line is seen, though all amounts are right', (_, change) => {
  const items = ITEMS.map((item, at) => (at === 0 ? { ...item, ...change } : item));
  expect(priced(RIGHT, { items }).isAsClaimed).toBe(false);
});

test('what is no longer sold costs nothing, is told as gone, and is not what was claimed', () => {
  const { lines, totals, isAsClaimed, figures } = priced({ total: '62.45' }, { variants: [TEE] });
  expect(lines).toHaveLength(1);
  expect(totals.subtotalCents).toBe(4_998);
  expect(isAsClaimed).toBe(false);
  expect(figures.items[1]).toEqual({
    merchandiseItemId: 'cap',
    name: 'Classic Rope Cap',
    price: '18.50',
    available: false,
  });
});

test('what sold out meanwhile is told as gone, with every figure as it was', () => {
  const { figures } = priced(RIGHT);
  expect(withSoldOut(figures, ['cap'])).toEqual({
    ...figures,
    items: [figures.items[0], { ...figures.items[1], available: false }],
  });
  expect(withSoldOut(figures, [])).toEqual(figures);
});
