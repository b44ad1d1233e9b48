/** What the edge's copies of the shop's lists are known by. */
export const CATALOGUE_CACHE_TAG = 'merchandise';
