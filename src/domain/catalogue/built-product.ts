import type { Product } from '../../business/product.ts';
import { toDollars } from '../shared/numbers/money.ts';
import type { CatalogueItem, Category } from './catalogue.api.ts';
import { variantsOf, type ProductVariant } from './variants-of.ts';

/** Written by `npm run build` from the database it is given (tools/read-published-products.ts). */
export const PUBLISHED_PRODUCTS = '.data/published-products.json';

/** A product as its page is built with it, on sale or not. */
export interface BuiltProduct {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: Category;
  readonly isFeatured: boolean;
  readonly isOnSale: boolean;
  /** The board compares it with the current product. */
  readonly pageVersion: number;
  /** On sale, in their order; all of a product that is not on sale. */
  readonly kinds: readonly [ProductVariant, ...ProductVariant[]];
}

/** Whether the print partner makes it once it is ordered. */
export const isPrinted = ({ kinds }: BuiltProduct): boolean =>
  kinds.some(({ printfulVariantId }) => printfulVariantId !== null);

/** A product of the opening range, before there is a database. */
export function seedProduct(product: Product): BuiltProduct {
  const { slug, name, description, category, featured } = product;
  const [first, ...others] = variantsOf(product);
  if (!first) throw new Error(`${name} has no kinds.`);
  const kinds = [first, ...others] as const;
  return { slug, name, description, category, isFeatured: featured, isOnSale: true, pageVersion: 1, kinds };
}

/** A product as the build renders it, until the live catalogue loads. Its ids are placeholders. */
export function productItem(product: BuiltProduct): CatalogueItem {
  const { slug, name, description, category, isFeatured, kinds } = product;
  const [{ image, color, size }] = kinds;
  return {
    id: slug,
    slug,
    name,
    description,
    category,
    featured: isFeatured,
    price: toDollars(Math.min(...kinds.map(({ priceCents }) => priceCents))),
    image,
    color,
    size,
    printfulVariantId: null,
    variants: kinds.map((kind) => ({
      id: `${kind.color}/${kind.size}`,
      color: kind.color,
      size: kind.size,
      image: kind.image,
      price: toDollars(kind.priceCents),
      printfulVariantId: null,
    })),
  };
}
