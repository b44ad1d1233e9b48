export interface ProductSize {
  /** 'XS' … '5XL', '11 oz', for coffee the grind; empty where there is nothing to choose. */
  readonly size: string;
  /** Whole cents on top of the product's price. */
  readonly extraCents: number;
}

interface ProductColor {
  /** Empty: undyed, which the shop calls 'Natural'. */
  readonly name: string;
  /** Printful's variant id of each size, in the order of `sizes`. Left out: staff pack and send it themselves. */
  readonly printfulIds?: readonly number[];
}

/** A product as the shop opens with it: each colour is to be had in each size. */
export interface Product {
  /** The last part of its page's address, and what its pictures in public/merchandise are named after. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: 'apparel' | 'safety' | 'accessories' | 'food';
  /** Stands in the shop's first row. */
  readonly featured: boolean;
  /** Whole cents, of the sizes without an extra. */
  readonly priceCents: number;
  readonly colors: readonly [ProductColor, ...ProductColor[]];
  readonly sizes: readonly [ProductSize, ...ProductSize[]];
  /** Its measures, by name in src/business/size-charts.ts. */
  readonly sizeChart?: 'tee' | 'longSleeve' | 'hoodie' | 'vest' | 'gloves';
}
