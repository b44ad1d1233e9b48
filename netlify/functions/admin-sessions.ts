import { listSessionsApi, revokeOtherSessionsApi } from '../../src/domain/admin/admin-sessions.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { endSessions } from '../services/identity/end-sessions.ts';
import { listSessions } from '../services/identity/list-sessions.ts';

const list = staffRoute(listSessionsApi, ({ db }, staff) => listSessions(db, staff));

const revokeOthers = staffRoute(revokeOtherSessionsApi, async ({ db }, staff) => ({
  ended: await endSessions(db, staff, null),
}));

export default handle(list, revokeOthers);

export const config = {
  path: '/api/admin/sessions',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
