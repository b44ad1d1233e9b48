import { changePhoneApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { changePhone } from '../services/rewards/change-phone.ts';

const change = staffRoute(changePhoneApi, ({ db, input, params }, staff) =>
  changePhone(db, staff, params['id'] ?? '', input.phone),
);

export default handle(change);

export const config = {
  path: '/api/admin/customers/:id/phone',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
