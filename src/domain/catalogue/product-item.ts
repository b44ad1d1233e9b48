import type { Product } from '../../business/product.ts';
import { toDollars } from '../shared/money.ts';
import type { CatalogueItem } from './catalogue.api.ts';
import { productImage, variantsOf } from './variants-of.ts';

/** A product as the page is built with it, until the server says what is on sale; its ids are nobody's. */
export function productItem(product: Product): CatalogueItem {
  const { slug, name, description, category, featured, colors, sizes } = product;
  return {
    id: slug,
    slug,
    name,
    description,
    category,
    featured,
    price: toDollars(product.priceCents),
    image: productImage(slug, colors[0].name),
    color: colors[0].name,
    size: sizes[0].size,
    printfulVariantId: null,
    variants: variantsOf(product).map(({ color, size, priceCents, image }) => ({
      id: `${color}/${size}`,
      color,
      size,
      image,
      price: toDollars(priceCents),
      printfulVariantId: null,
    })),
  };
}
