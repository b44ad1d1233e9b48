import { listRewardsApi } from '../../src/domain/rewards/rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { listRewards } from '../services/rewards/list-rewards.ts';
import { REWARDS_CACHE_TAG } from '../services/rewards/rewards-cache-tag.ts';

const list = route(listRewardsApi, ({ db }) => listRewards(db), {
  cache: { edgeSeconds: 900, staleSeconds: 86_400, tag: REWARDS_CACHE_TAG },
});

export default handle(list);

export const config = { path: '/api/rewards' };
