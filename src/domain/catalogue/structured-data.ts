import { BUSINESS_NAME } from '../../business/business.ts';
import { PAYMENT_CURRENCY } from '../../business/constants.ts';
import { toDollars } from '../shared/numbers/money.ts';
import type { BuiltProduct } from './built-product.ts';
import { feedPicture } from './product-images.ts';

/** https://schema.org/Product with its price range. `url` is the absolute URL of its page. */
export function productData(product: BuiltProduct, url: string): object {
  const variants = product.kinds;
  const prices = variants.map(({ priceCents }) => priceCents);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.slug,
    url,
    // Google takes no SVG.
    image: [...new Set(variants.map(({ image }) => new URL(feedPicture(image), url).href))],
    brand: { '@type': 'Brand', name: BUSINESS_NAME },
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: PAYMENT_CURRENCY,
      lowPrice: toDollars(Math.min(...prices)),
      highPrice: toDollars(Math.max(...prices)),
      offerCount: variants.length,
      availability: 'https://schema.org/InStock',
    },
  };
}

/** https://schema.org/ItemList of all product pages. */
export const productList = (urls: readonly string[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});
