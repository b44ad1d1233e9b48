import { readTodayApi } from '../../src/domain/admin/admin-today.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { readToday } from '../services/admin/read-today.ts';

const read = staffRoute(readTodayApi, ({ db }) => readToday(db), { isPolled: true });

export default handle(read);

export const config = { path: '/api/admin/today' };
