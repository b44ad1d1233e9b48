/** What the edge's copies of the price list are known by. */
export const PRICES_CACHE_TAG = 'metal-prices';
