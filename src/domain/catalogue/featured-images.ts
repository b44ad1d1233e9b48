import { MERCHANDISE } from '../../business/merchandise.ts';
import { variantsOf } from './variants-of.ts';

/** Addresses of the first pictures of so many featured products. */
export const featuredImages = (count: number): readonly string[] =>
  MERCHANDISE.filter(({ featured }) => featured)
    .slice(0, count)
    .flatMap((product) => variantsOf(product)[0]?.image ?? []);
