import merchandise from './merchandise.json' with { type: 'json' };
import type { Product } from './product.ts';
import { GLOVE_SIZES, GRINDS, MUG_SIZES, ONE_SIZE, SHIRT_SIZES, VEST_SIZES } from './product-sizes.ts';

const SIZES: Readonly<Record<string, Product['sizes']>> = {
  one: ONE_SIZE,
  shirt: SHIRT_SIZES,
  vest: VEST_SIZES,
  glove: GLOVE_SIZES,
  mug: MUG_SIZES,
  grind: GRINDS,
};

const sizesOf = (name: string): Product['sizes'] => {
  const sizes = SIZES[name];
  if (!sizes) throw new Error(`merchandise.json: there are no sizes "${name}"`);
  return sizes;
};

/**
 * The shop's opening range, merchandise.json: a new database is filled from it, and product pages are built from it if there is none.
 * docs/how-to/add-a-product.md says how to change it; measures are in size-charts.json.
 */
export const MERCHANDISE = merchandise.map(({ sizes, ...product }) => ({
  ...product,
  sizes: sizesOf(sizes),
})) as unknown as readonly Product[];
