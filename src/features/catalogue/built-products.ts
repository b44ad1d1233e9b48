import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MERCHANDISE } from '../../business/merchandise.ts';
import { type BuiltProduct, PUBLISHED_PRODUCTS, seedProduct } from '../../domain/catalogue/built-product.ts';

/**
 * The products that pages are built with, in the shop's order: the database's, else the opening range. `root`: the folder of the
 * project, or another one for a build that is not to be published.
 */
export function builtProducts(
  root = process.env['BUILD_DATA_ROOT'] ?? process.cwd(),
): readonly BuiltProduct[] {
  const file = resolve(root, PUBLISHED_PRODUCTS);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly BuiltProduct[])
    : MERCHANDISE.map(seedProduct);
}

/** What the shop sells. */
export const productsOnSale = (): readonly BuiltProduct[] =>
  builtProducts().filter(({ isOnSale }) => isOnSale);

/** The first pictures of the first `count` featured products. */
export const featuredImages = (count: number): readonly string[] =>
  productsOnSale()
    .filter(({ isFeatured }) => isFeatured)
    .slice(0, count)
    .map(({ kinds: [{ image }] }) => image);
