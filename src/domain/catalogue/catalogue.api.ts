import { answer, endpoint, type EdgeCache } from '../shared/endpoint.ts';

export const CATEGORIES = ['apparel', 'safety', 'accessories', 'food'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One thing that can be ordered. An item without a choice has exactly one. */
export interface CatalogueVariant {
  /** A UUID: what a cart line holds and an order calls `merchandiseItemId`. */
  readonly id: string;
  /** May be empty, which a visitor reads as 'Natural'. */
  readonly color: string;
  /** May be empty. For coffee it is the grind. */
  readonly size: string;
  /** Dollars with two decimals. */
  readonly price: string;
  /** Root-relative address of its picture. */
  readonly image: string;
  /** Printful's id of the variant; null where staff send it themselves. */
  readonly printfulVariantId: number | null;
}

export interface CatalogueItem {
  readonly id: string;
  /** The last part of its page's address. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The lowest of its variants' prices. */
  readonly price: string;
  readonly category: Category;
  readonly image: string;
  readonly featured: boolean;
  /** Of its first variant, as are `size` and `printfulVariantId`. */
  readonly color: string;
  readonly size: string;
  readonly printfulVariantId: number | null;
  readonly variants: readonly CatalogueVariant[];
  /** Given where the site has no page of it yet: it is on sale in the shop alone. */
  readonly withoutPage?: true;
}

/** Until staff change the shop. */
export const CATALOGUE_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 86_400, tag: 'merchandise' };

/** Everything on sale, each item with its variants. Publicly cached, purged when staff change it. */
export const groupedMerchandiseApi = endpoint({
  method: 'GET',
  path: '/api/merchandise/grouped',
  output: answer<CatalogueItem[]>(),
  cache: CATALOGUE_CACHE,
});

export const featuredMerchandiseApi = endpoint({
  method: 'GET',
  path: '/api/merchandise/featured',
  output: answer<CatalogueItem[]>(),
  cache: CATALOGUE_CACHE,
});
