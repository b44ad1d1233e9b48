import { listAssigneesApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listAssignees } from '../services/identity/list-assignees.ts';

const list = staffRoute(listAssigneesApi, ({ db }) => listAssignees(db));

export default handle(list);

export const config = { path: '/api/admin/assignees' };
