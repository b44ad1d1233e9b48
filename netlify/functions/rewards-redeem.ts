import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import { handle } from '../lib/handle.ts';
import { idempotencyKeyOf } from '../lib/idempotency.ts';
import { requireCustomer } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { redeemReward } from '../services/rewards/redeem-reward.ts';

const redeem = route(
  redeemRewardApi,
  async ({ input, request, context, db }) => {
    requireCustomer(context, input.customerId);
    return redeemReward(db, { ...input, requestKey: idempotencyKeyOf(request) });
  },
  { status: 201 },
);

export default handle(redeem);

export const config = {
  path: '/api/rewards/redeem',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
