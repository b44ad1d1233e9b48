import { addCustomerApi, findCustomerAtCounterApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { addCustomerAtCounter } from '../services/rewards/add-customer-at-counter.ts';
import { findCustomerAtCounter } from '../services/rewards/find-customer-at-counter.ts';

const find = staffRoute(findCustomerAtCounterApi, ({ db, request }) =>
  findCustomerAtCounter(db, new URL(request.url).searchParams.get('q') ?? ''),
);

const add = staffRoute(addCustomerApi, ({ db, input }, staff) => addCustomerAtCounter(db, staff, input), {
  status: 201,
});

export default handle(find, add);

export const config = {
  path: '/api/admin/customers',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
