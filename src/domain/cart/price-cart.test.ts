import { expect, test } from 'vitest';
import type { CatalogueItem } from '../catalogue/catalogue.api.ts';
import { priceCart } from './price-cart.ts';

const variant = (id: string, color: string, size: string, price: string) => ({
  id,
  color,
  size,
  price,
  image: `/merchandise/${id}.svg`,
  printfulVariantId: null,
});

const TEE: CatalogueItem = {
  id: 'item',
  slug: 'tee',
  name: 'Tee',
  description: '',
  category: 'apparel',
  featured: true,
  price: '24.00',
  image: '/tee.svg',
  color: 'Black',
  size: 'M',
  printfulVariantId: null,
  variants: [variant('m', 'Black', 'M', '24.00'), variant('xl', 'Black', 'XL', '26.50')],
};

const saved = (id: string, quantity: number, priceCents: number) => ({
  id,
  quantity,
  priceCents,
  name: 'Old',
});

// Asked: 82
test('lines carry what the catalogue says, never what the device saved', () => {
  const { lines, subtotalCents, count, notices } = priceCart(
    [saved('m', 2, 2_400), saved('xl', 1, 2_650)],
    [TEE],
  );
  expect(lines[1]).toEqual({
    id: 'xl',
    slug: 'tee',
    name: 'Tee',
    image: '/merchandise/xl.svg',
    options: 'Black, XL',
    unitPriceCents: 2_650,
    quantity: 1,
  });
  expect({ subtotalCents, count, notices }).toEqual({ subtotalCents: 7_450, count: 3, notices: [] });
});

test('a changed price is reported once', () => {
  const { notices, settled } = priceCart([saved('m', 2, 1_999)], [TEE]);
  expect(notices).toEqual([
    { kind: 'price_changed', id: 'm', name: 'Tee, Black, M', fromCents: 1_999, toCents: 2_400 },
  ]);
  expect(priceCart(settled, [TEE]).notices).toEqual([]);
});

test('an unavailable line is reported by its old name and costs nothing', () => {
  const priced = priceCart([saved('hat', 3, 500), saved('m', 1, 2_400)], [TEE]);
  expect(priced.notices).toEqual([{ kind: 'gone', id: 'hat', name: 'Old' }]);
  expect(priced.settled.map(({ id }) => id)).toEqual(['m']);
  expect([priced.count, priced.subtotalCents]).toEqual([1, 2_400]);
});

test('an unknown saved price is not a change', () =>
  expect(priceCart([saved('m', 1, 0)], [TEE]).notices).toEqual([]));

test('a line says whether it is sold out, and whether the print partner makes it', () => {
  const [first, second] = TEE.variants as [
    CatalogueItem['variants'][number],
    CatalogueItem['variants'][number],
  ];
  const variants = [
    { ...first, soldOut: true as const },
    { ...second, printfulVariantId: 7 },
  ];
  const { lines } = priceCart([saved('m', 1, 2_400), saved('xl', 1, 2_650)], [{ ...TEE, variants }]);
  expect(lines[0]).toMatchObject({ id: 'm', isSoldOut: true });
  expect(lines[0]).not.toHaveProperty('isPrinted');
  expect(lines[1]).toMatchObject({ id: 'xl', isPrinted: true });
  expect(lines[1]).not.toHaveProperty('isSoldOut');
});

test('a line whose price cannot be read is gone', () => {
  const variants = [variant('m', 'Black', 'M', 'call')];
  expect(priceCart([saved('m', 1, 2_400)], [{ ...TEE, variants }])).toMatchObject({
    lines: [],
    notices: [{ kind: 'gone', id: 'm' }],
    subtotalCents: 0,
  });
});
