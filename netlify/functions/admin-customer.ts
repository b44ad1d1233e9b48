import { readCustomerAtCounterApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { viewAtCounter } from '../services/rewards/view-at-counter.ts';

const read = staffRoute(readCustomerAtCounterApi, ({ db, params }) => viewAtCounter(db, params['id'] ?? ''));

export default handle(read);

export const config = { path: '/api/admin/customers/:id' };
