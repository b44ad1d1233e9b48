import type { Product, ProductSize } from './product.ts';

type Sizes = Product['sizes'];

const plain = (size: string): ProductSize => ({ size, extraCents: 0 });

export const ONE_SIZE: Sizes = [plain('')];

export const SHIRT_SIZES: Sizes = [
  plain('XS'),
  plain('S'),
  plain('M'),
  plain('L'),
  plain('XL'),
  { size: '2XL', extraCents: 200 },
  { size: '3XL', extraCents: 300 },
  { size: '4XL', extraCents: 400 },
  { size: '5XL', extraCents: 500 },
];

export const VEST_SIZES: Sizes = [
  plain('S'),
  plain('M'),
  plain('L'),
  plain('XL'),
  { size: '2XL', extraCents: 200 },
  { size: '3XL', extraCents: 200 },
  { size: '4XL', extraCents: 300 },
];

export const GLOVE_SIZES: Sizes = [plain('S'), plain('M'), plain('L'), plain('XL'), plain('2XL')];

export const MUG_SIZES: Sizes = [plain('11 oz'), { size: '15 oz', extraCents: 200 }];

/** What the shop calls 'Grind'. */
export const GRINDS: Sizes = [plain('Whole Bean'), plain('Ground'), plain('Espresso Grind')];
