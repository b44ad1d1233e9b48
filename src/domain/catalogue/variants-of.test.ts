import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MERCHANDISE } from '../../business/merchandise.ts';
import type { Product } from '../../business/product.ts';
import { SIZE_CHARTS } from '../../business/size-charts.ts';
import { CATEGORIES } from './catalogue.api.ts';
import { productImage, productInUseImage } from './product-images.ts';
import { variantsOf } from './variants-of.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SIZE_ORDER = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];

const tee: Product = {
  slug: 'tee',
  name: 'Tee',
  description: 'A tee.',
  category: 'apparel',
  care: 'cotton',
  featured: false,
  priceCents: 2400,
  colors: [{ name: 'Safety Orange', printfulIds: [11, 12] }, { name: 'Black' }],
  sizes: [
    { size: 'XL', extraCents: 0 },
    { size: '2XL', extraCents: 200 },
  ],
};

test('each color comes in each size, in the written order, at its price', () => {
  const image = '/merchandise/tee-safety-orange.svg';
  const black = { color: 'Black', image: '/merchandise/tee-black.svg', printfulVariantId: null };
  expect(variantsOf(tee)).toEqual([
    { color: 'Safety Orange', size: 'XL', priceCents: 2400, image, printfulVariantId: 11 },
    { color: 'Safety Orange', size: '2XL', priceCents: 2600, image, printfulVariantId: 12 },
    { ...black, size: 'XL', priceCents: 2400 },
    { ...black, size: '2XL', priceCents: 2600 },
  ]);
});

test('an item without a color has a picture without a color in its name', () => {
  expect(productImage('parts-run-tote', '')).toBe('/merchandise/parts-run-tote.svg');
  expect(productInUseImage('parts-run-tote')).toBe('/merchandise/in-use/parts-run-tote.svg');
});

// Asked: 2
test('the shop opens with at least twelve products over all four categories, some of them featured', () => {
  expect(MERCHANDISE.length).toBeGreaterThanOrEqual(12);
  expect(new Set(MERCHANDISE.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  const featured = MERCHANDISE.filter((product) => product.featured);
  expect(featured.length).toBeGreaterThanOrEqual(4);
  for (const kind of ['Tee', 'cap', 'Coffee', 'Mug', 'Tumbler', 'Coozie'])
    expect(MERCHANDISE.filter(({ name }) => name.includes(kind))).not.toEqual([]);
});

test.each(['slug', 'name'] as const)('no two products share a %s', (key) => {
  const values = MERCHANDISE.map((product) => product[key]);
  expect(new Set(values).size).toBe(values.length);
});

test.each(['Classic rope cap', 'Insulated Tumbler'])('the %s has only a choice of color', (name) => {
  const product = MERCHANDISE.find((each) => each.name === name);
  const variants = product ? variantsOf(product) : [];
  expect(variants.length).toBeGreaterThan(1);
  expect(variants.map(({ size }) => size)).toEqual(variants.map(() => ''));
});

test('some item has no choices', () => {
  const single = MERCHANDISE.filter((product) => variantsOf(product).length === 1).flatMap(variantsOf);
  expect(single.filter(({ color, size }) => color === '' && size === '')).not.toEqual([]);
});

test('coffee has a choice of grind and is not fulfilled by Printful', () => {
  const coffee = MERCHANDISE.filter(({ category }) => category === 'food').flatMap(variantsOf);
  expect(coffee.map(({ size }) => size)).toEqual(expect.arrayContaining(['Whole Bean', 'Ground']));
  expect(coffee.every(({ printfulVariantId }) => printfulVariantId === null)).toBe(true);
});

test('no two variants are the same at Printful', () => {
  const ids = MERCHANDISE.flatMap(variantsOf).flatMap(({ printfulVariantId }) => printfulVariantId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(MERCHANDISE.map((product) => [product.name, product] as const))('%s is complete', (_, product) => {
  const { slug, sizes, colors, sizeChart } = product;
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);

  const variants = variantsOf(product);
  const choices = variants.map(({ color, size }) => `${color}/${size}`);
  expect(new Set(choices).size).toBe(choices.length);
  for (const { priceCents } of variants) expect(priceCents).toBeGreaterThan(0);
  for (const { printfulIds } of colors) {
    expect(printfulIds ?? sizes).toHaveLength(sizes.length);
  }

  const letters = sizes.map(({ size }) => SIZE_ORDER.indexOf(size)).filter((place) => place >= 0);
  expect(letters).toEqual(letters.toSorted((a, b) => a - b));
  const measured = sizeChart ? SIZE_CHARTS[sizeChart] : sizes;
  expect(measured.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size));
  const missing = [productInUseImage(slug), ...variants.map(({ image }) => image)].filter(
    (image) => !existsSync(join(ROOT, 'public', image)),
  );
  expect(missing).toEqual([]);
});
