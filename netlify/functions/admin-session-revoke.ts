import { revokeSessionApi } from '../../src/domain/admin/admin-sessions.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { endSessions } from '../services/identity/end-sessions.ts';

const revoke = staffRoute(revokeSessionApi, async ({ db, params }, staff) => ({
  ended: await endSessions(db, staff, params['id'] ?? ''),
}));

export default handle(revoke);

export const config = {
  path: '/api/admin/sessions/:id',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
