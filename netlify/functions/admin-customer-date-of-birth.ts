import { setDateOfBirthApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { setDateOfBirth } from '../services/rewards/set-date-of-birth.ts';

const set = staffRoute(setDateOfBirthApi, ({ db, input, params }, staff) =>
  setDateOfBirth(db, staff, params['id'] ?? '', input.dateOfBirth),
);

export default handle(set);

export const config = {
  path: '/api/admin/customers/:id/date-of-birth',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
