/** What the edge's copies of what staff say of the yards are known by. */
export const YARDS_CACHE_TAG = 'yards';
