import { changeRoleApi } from '../../src/domain/admin/admin-users.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { changeRole } from '../services/identity/change-role.ts';

const change = staffRoute(changeRoleApi, ({ db, input, params }, staff) =>
  changeRole(db, staff, params['id'] ?? '', input.role),
);

export default handle(change);

export const config = {
  path: '/api/admin/users/:id/role',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
