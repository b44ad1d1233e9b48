import { answer, endpoint, type EdgeCache } from '../shared/endpoint.ts';

export interface MetalPrice {
  readonly id: string;
  /** snake_case; see metal-types.ts for the names. */
  readonly metalType: string;
  /** US dollars per unit, a decimal string as staff typed it: "4.50", "0.085". */
  readonly price: string;
  readonly unit: string;
  /** When this price took effect on the server, ISO 8601. */
  readonly updatedAt: string;
  /** Signed dollars against the price before, as a decimal string ("-0.05"); null if there was none. */
  readonly change: string | null;
}

/** A price as pages show it. */
export type ListedPrice = Omit<MetalPrice, 'id'>;

/** Until a price changes. */
export const PRICES_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 86_400, tag: 'metal-prices' };

/** readPriceListApi's path, apart from its schema, which the first screen need not load. */
export const PRICE_LIST_PATH = '/api/price-list';

/** Public and cacheable; HEAD answers the same headers without the body. */
export const listMetalPricesApi = endpoint('GET /api/metal-prices', {
  output: answer<MetalPrice[]>(),
  cache: PRICES_CACHE,
});

export interface PricePoint {
  /** When this price took effect, ISO 8601. */
  readonly from: string;
  /** US dollars per unit, a decimal string. */
  readonly price: string;
}

export interface PriceHistory {
  readonly metalType: string;
  readonly unit: string;
  /**
   * Oldest first, the current price last. The first one may be older than 90 days: it held when the window began. Prices
   * for another unit are left out.
   */
  readonly points: readonly PricePoint[];
}

/** The last 90 days of one metal. Public and cacheable; not_found for a type that is unknown or hidden. */
export const priceHistoryApi = endpoint('GET /api/metal-prices/:metalType/history', {
  output: answer<PriceHistory>(),
  errors: ['not_found'],
  cache: PRICES_CACHE,
});
