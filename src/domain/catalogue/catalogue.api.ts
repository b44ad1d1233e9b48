import * as z from 'zod/mini';
import { decimalDollars, described } from '../shared/contract/described.ts';
import { answer, type AnswerOf, endpoint, type EdgeCache } from '../shared/contract/endpoint.ts';

export const CATEGORIES = ['apparel', 'safety', 'accessories', 'food'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Root-relative. */
const picture = described(z.string(), 'The path of its picture.');

/** A variant that can be ordered. An item without choices has exactly one. */
const variantSchema = z.strictObject({
  /** The id of a cart line and the `merchandiseItemId` of an order. */
  id: z.uuid(),
  /** May be empty, shown as 'Natural'. */
  color: z.string(),
  /** May be empty. For coffee it is the grind. */
  size: z.string(),
  price: decimalDollars,
  image: picture,
  /** Printful's id of the variant; null if staff ship it. */
  printfulVariantId: z.nullable(z.int()),
  /** Set if it is counted and none is left. */
  soldOut: z.exactOptional(z.literal(true)),
});

export type CatalogueVariant = AnswerOf<typeof variantSchema>;

const itemSchema = z.strictObject({
  id: z.uuid(),
  slug: described(z.string(), 'The last part of its page.'),
  name: z.string(),
  description: z.string(),
  price: described(z.string(), 'The lowest of its variants, in dollars.'),
  category: z.enum(CATEGORIES),
  image: picture,
  featured: z.boolean(),
  /** Of its first variant, as are `size` and `printfulVariantId`. */
  color: z.string(),
  size: z.string(),
  printfulVariantId: z.nullable(z.int()),
  variants: z.array(variantSchema),
});

export interface CatalogueItem extends AnswerOf<typeof itemSchema> {
  /** Set by the browser if the item has no page yet and is only sold in the shop. */
  readonly withoutPage?: true;
}

/** Purged when staff change the shop. */
export const CATALOGUE_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 86_400, tag: 'merchandise' };

/** Everything on sale, each item with its variants. Publicly cached. */
export const groupedMerchandiseApi = endpoint('GET /api/merchandise/grouped', {
  output: z.array(itemSchema),
  published: { name: 'listMerchandise', says: 'Everything on sale, with its variants.' },
  cache: CATALOGUE_CACHE,
});

/** What is on sale, as Google's Merchant Center reads it. */
export const merchFeedApi = endpoint('GET /merch/feed.xml', {
  output: answer<unknown>(),
  file: { type: 'application/xml; charset=utf-8', name: 'feed.xml' },
  published: { name: 'readMerchandiseFeed', says: "The same for Google's Merchant Center." },
  cache: CATALOGUE_CACHE,
});

/** An uploaded picture of a product, by its file name: the hash of its content, and its side. */
export const merchandisePictureApi = endpoint('GET /api/merchandise/pictures/:file', {
  output: answer<unknown>(),
  file: { type: 'image/webp', name: 'product.webp', isImmutable: true },
  errors: ['not_found'],
});

export const featuredMerchandiseApi = endpoint('GET /api/merchandise/featured', {
  output: z.array(itemSchema),
  published: { name: 'listFeaturedMerchandise', says: 'What the home page shows of it.' },
  cache: CATALOGUE_CACHE,
});
