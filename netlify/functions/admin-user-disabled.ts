import { disableUserApi } from '../../src/domain/admin/admin-users.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { disableUser } from '../services/identity/disable-user.ts';

const disable = staffRoute(disableUserApi, ({ db, input, params }, staff) =>
  disableUser(db, staff, params['id'] ?? '', input.isDisabled),
);

export default handle(disable);

export const config = {
  path: '/api/admin/users/:id/disabled',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
