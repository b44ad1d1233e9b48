import type { Care } from './care.ts';

export interface ProductSize {
  /** 'XS' … '5XL', '11 oz', for coffee the grind; empty if there is no choice. */
  readonly size: string;
  /** Cents on top of the product's price. */
  readonly extraCents: number;
}

interface ProductColor {
  /** Empty: undyed, which the shop calls 'Natural'. */
  readonly name: string;
  /** Printful's variant id of each size, in the order of `sizes`. Leave it out for products that staff pack and ship. */
  readonly printfulIds?: readonly number[];
}

/** A product of the shop's opening range: each color comes in each size. */
export interface Product {
  /** The last part of its page's URL, and the name of its pictures in public/merchandise. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: 'apparel' | 'safety' | 'accessories' | 'food';
  /** How to care for it, by name in src/business/care.ts. */
  readonly care: Care;
  /** Shown in the shop's first row. */
  readonly featured: boolean;
  /** Cents, for sizes without a surcharge. */
  readonly priceCents: number;
  readonly colors: readonly [ProductColor, ...ProductColor[]];
  readonly sizes: readonly [ProductSize, ...ProductSize[]];
  /** The name of its size chart in src/business/size-charts.json. */
  readonly sizeChart?: 'tee' | 'longSleeve' | 'hoodie' | 'vest' | 'gloves';
}
