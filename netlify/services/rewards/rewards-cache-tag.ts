/** What the edge's copies of the rewards on offer are known by. */
export const REWARDS_CACHE_TAG = 'rewards';
