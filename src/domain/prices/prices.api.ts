import * as z from 'zod/mini';
import { decimalDollars, described } from '../shared/contract/described.ts';
import { type AnswerOf, endpoint, type EdgeCache } from '../shared/contract/endpoint.ts';

export const metalPriceSchema = z.strictObject({
  id: z.uuid(),
  /** snake_case; see metal-types.ts for the names. */
  metalType: described(z.string(), 'The key of the metal.'),
  price: decimalDollars,
  unit: z.string(),
  updatedAt: described(z.iso.datetime(), 'Since when it holds.'),
  change: described(z.nullable(z.string()), 'Dollars against the price before; null: there was none.'),
});

export type MetalPrice = AnswerOf<typeof metalPriceSchema>;

/** A price as pages show it. */
export type ListedPrice = Omit<MetalPrice, 'id'>;

/** Until a price changes. */
export const PRICES_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 86_400, tag: 'metal-prices' };

/** Public and cacheable; HEAD answers the same headers without the body. */
export const listMetalPricesApi = endpoint('GET /api/metal-prices', {
  output: z.array(metalPriceSchema),
  published: { name: 'listMetalPrices', says: 'The prices that the home page shows.' },
  cache: PRICES_CACHE,
});

const priceHistorySchema = z.strictObject({
  metalType: z.string(),
  unit: z.string(),
  points: z.array(z.strictObject({ from: z.iso.datetime(), price: decimalDollars })),
});

export type PriceHistory = AnswerOf<typeof priceHistorySchema>;
export type PricePoint = PriceHistory['points'][number];

/** The current price is last; those for another unit are left out. Public and cacheable; not_found for a type that is unknown or hidden. */
export const priceHistoryApi = endpoint('GET /api/metal-prices/:metalType/history', {
  output: priceHistorySchema,
  published: {
    name: 'readPriceHistory',
    says: 'The prices of one metal in the last 90 days, oldest first. The first one may be older: it held when they began.',
  },
  errors: ['not_found'],
  cache: PRICES_CACHE,
});
