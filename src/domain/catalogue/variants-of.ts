import type { Product } from '../../business/product.ts';

export interface ProductVariant {
  readonly color: string;
  readonly size: string;
  readonly priceCents: number;
  /** Root-relative address of the picture in its colour. */
  readonly image: string;
  /** null: staff send it themselves. */
  readonly printfulVariantId: number | null;
}

const kebab = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** "/merchandise/yard-crew-tee-safety-orange.svg"; without a colour "/merchandise/parts-run-tote.svg". */
export const productImage = (slug: string, color: string): string =>
  `/merchandise/${color === '' ? slug : `${slug}-${kebab(color)}`}.svg`;

/** All that can be ordered of a product: colour by colour, each through its sizes, in the order they are written. */
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
