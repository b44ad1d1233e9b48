import { adjustPointsApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { adjustPoints } from '../services/rewards/adjust-points.ts';

const adjust = staffRoute(
  adjustPointsApi,
  ({ db, input, params }, staff) => adjustPoints(db, staff, params['id'] ?? '', input),
  { status: 201 },
);

export default handle(adjust);

export const config = {
  path: '/api/admin/customers/:id/adjustments',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
