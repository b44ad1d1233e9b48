import type { Product } from '../../business/product.ts';
import { productImage } from './product-images.ts';

export interface ProductVariant {
  readonly color: string;
  readonly size: string;
  readonly priceCents: number;
  /** The root-relative URL of the picture in its color. */
  readonly image: string;
  /** null: staff ship it. */
  readonly printfulVariantId: number | null;
}

/** All variants of a product: each color in each size, in the order they are written. */
export function variantsOf({ slug, priceCents, colors, sizes }: Product): readonly ProductVariant[] {
  return colors.flatMap(({ name: color, printfulIds = [] }) =>
    sizes.map(({ size, extraCents }, index) => ({
      color,
      size,
      priceCents: priceCents + extraCents,
      image: productImage(slug, color),
      printfulVariantId: printfulIds[index] ?? null,
    })),
  );
}
