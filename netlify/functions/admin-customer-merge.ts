import { mergeCustomersApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { mergeCustomers } from '../services/rewards/merge-customers.ts';

const merge = staffRoute(mergeCustomersApi, ({ db, input, params }, staff) =>
  mergeCustomers(db, staff, params['id'] ?? '', input.fromId),
);

export default handle(merge);

export const config = {
  path: '/api/admin/customers/:id/merge',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
