import { answer, endpoint, type EdgeCache } from '../shared/endpoint.ts';

export const CATEGORIES = ['apparel', 'safety', 'accessories', 'food'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A variant that can be ordered. An item without choices has exactly one. */
export interface CatalogueVariant {
  /** A UUID, the id of a cart line and the `merchandiseItemId` of an order. */
  readonly id: string;
  /** May be empty, shown as 'Natural'. */
  readonly color: string;
  /** May be empty. For coffee it is the grind. */
  readonly size: string;
  /** Dollars with two decimals. */
  readonly price: string;
  /** Root-relative address of its picture. */
  readonly image: string;
  /** Printful's id of the variant; null if staff ship it. */
  readonly printfulVariantId: number | null;
  /** Set if it is counted and none is left. */
  readonly soldOut?: true;
}

export interface CatalogueItem {
  readonly id: string;
  /** The last part of its page's address. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The lowest price of its variants. */
  readonly price: string;
  readonly category: Category;
  readonly image: string;
  readonly featured: boolean;
  /** Of its first variant, as are `size` and `printfulVariantId`. */
  readonly color: string;
  readonly size: string;
  readonly printfulVariantId: number | null;
  readonly variants: readonly CatalogueVariant[];
  /** Set by the browser if the item has no page yet and is only sold in the shop. */
  readonly withoutPage?: true;
}

/** Purged when staff change the shop. */
export const CATALOGUE_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 86_400, tag: 'merchandise' };

/** Everything on sale, each item with its variants. Publicly cached. */
export const groupedMerchandiseApi = endpoint('GET /api/merchandise/grouped', {
  output: answer<CatalogueItem[]>(),
  cache: CATALOGUE_CACHE,
});

/** What is on sale, as Google's Merchant Center reads it. */
export const merchFeedApi = endpoint('GET /merch/feed.xml', {
  output: answer<unknown>(),
  file: { type: 'application/xml; charset=utf-8', name: 'feed.xml' },
  cache: CATALOGUE_CACHE,
});

/** An uploaded picture of a product, by its file name: the hash of its content, and its side. */
export const merchandisePictureApi = endpoint('GET /api/merchandise/pictures/:file', {
  output: answer<unknown>(),
  file: { type: 'image/webp', name: 'product.webp', isImmutable: true },
  errors: ['not_found'],
});

export const featuredMerchandiseApi = endpoint('GET /api/merchandise/featured', {
  output: answer<CatalogueItem[]>(),
  cache: CATALOGUE_CACHE,
});
