import { expect, test } from 'vitest';
import type { Product } from '../../business/product.ts';
import { isPrinted, productItem, seedProduct } from './built-product.ts';

const TEE: Product = {
  slug: 'tee',
  name: 'Tee',
  description: 'Soft',
  category: 'apparel',
  care: 'cotton',
  featured: true,
  priceCents: 2_400,
  colors: [{ name: 'Black', printfulIds: [7, 8] }],
  sizes: [
    { size: '2XL', extraCents: 250 },
    { size: 'M', extraCents: 0 },
  ],
};

test('a product of the opening range is on sale, and as the catalogue would have it', () => {
  const built = seedProduct(TEE);
  expect(built).toMatchObject({ slug: 'tee', isFeatured: true, isOnSale: true, pageVersion: 1 });
  expect(built.kinds.map(({ size, priceCents }) => [size, priceCents])).toEqual([
    ['2XL', 2_650],
    ['M', 2_400],
  ]);
});

test('one without kinds cannot be built', () =>
  expect(() => seedProduct({ ...TEE, sizes: [] as unknown as Product['sizes'] })).toThrow(
    'Tee has no kinds.',
  ));

test.each([
  ['both kinds', [7, 8], true],
  ['one kind of two', [7], true],
  ['no kind', [], false],
])('a product is printed if Printful makes %s', (_, printfulIds, is) =>
  expect(isPrinted(seedProduct({ ...TEE, colors: [{ name: 'Black', printfulIds }] }))).toBe(is),
);

test('its page is built with the lowest price, and with placeholders that no order can name', () =>
  expect(productItem(seedProduct(TEE))).toEqual({
    id: 'tee',
    slug: 'tee',
    name: 'Tee',
    description: 'Soft',
    category: 'apparel',
    featured: true,
    price: '24.00',
    image: '/merchandise/tee-black.svg',
    color: 'Black',
    size: '2XL',
    printfulVariantId: null,
    variants: [
      {
        id: 'Black/2XL',
        color: 'Black',
        size: '2XL',
        image: '/merchandise/tee-black.svg',
        price: '26.50',
        printfulVariantId: null,
      },
      {
        id: 'Black/M',
        color: 'Black',
        size: 'M',
        image: '/merchandise/tee-black.svg',
        price: '24.00',
        printfulVariantId: null,
      },
    ],
  }));
