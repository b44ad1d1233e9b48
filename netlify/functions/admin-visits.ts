import { recordVisitApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { recordVisit } from '../services/rewards/record-visit.ts';

const record = staffRoute(
  recordVisitApi,
  ({ db, input }, staff) => recordVisit(db, input, new Date(), staff),
  { status: 201 },
);

export default handle(record);

export const config = {
  path: '/api/admin/visits',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
