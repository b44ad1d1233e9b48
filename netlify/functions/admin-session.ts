import { readStaffSessionApi } from '../../src/domain/admin/admin-session.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';

const read = staffRoute(readStaffSessionApi, async (_, { sessionId: _hidden, ...staff }) => staff);

export default handle(read);

export const config = { path: '/api/admin/session' };
