import { leaveRewardsApi } from '../../src/domain/rewards/rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { closeSession } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';

const leave = route(leaveRewardsApi, async ({ context }) => {
  closeSession(context);
  return { left: true } as const;
});

export default handle(leave);

export const config = {
  path: '/api/rewards/session',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
