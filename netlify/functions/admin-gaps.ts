import { listGapsApi } from '../../src/domain/payments/admin-gaps.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listGaps } from '../services/funding/list-gaps.ts';

const list = staffRoute(listGapsApi, ({ db }) => listGaps(db));

export default handle(list);

export const config = { path: '/api/admin/gaps' };
