import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MERCHANDISE } from '../../business/merchandise.ts';
import { PUBLISHED_PRODUCTS } from '../../domain/catalogue/built-product.ts';
import { builtProducts } from './built-products.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-products-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('without a database pages are made of the opening range', () => {
  const products = builtProducts(root);
  expect(products.map(({ slug }) => slug)).toEqual(MERCHANDISE.map(({ slug }) => slug));
  expect(products.find(({ slug }) => slug === 'parts-run-tote')).toMatchObject({
    isOnSale: true,
    pageVersion: 1,
    kinds: [{ color: '', size: '', priceCents: 1800, image: '/merchandise/parts-run-tote.svg' }],
  });
});

test('with one they are made of what it had', async () => {
  const file = join(root, PUBLISHED_PRODUCTS);
  await mkdir(dirname(file), { recursive: true });
  const [tote] = builtProducts(root).filter(({ slug }) => slug === 'parts-run-tote');
  await writeFile(file, JSON.stringify([{ ...tote, isOnSale: false }]));
  expect(builtProducts(root)).toEqual([{ ...tote, isOnSale: false }]);
});
