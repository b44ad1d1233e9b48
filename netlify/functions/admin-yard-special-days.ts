import { setSpecialDayApi } from '../../src/domain/locations/admin-yards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { setSpecialDay } from '../services/locations/set-special-day.ts';

const set = staffRoute(setSpecialDayApi, ({ db, input }, staff) => setSpecialDay(db, staff, input));

export default handle(set);

export const config = {
  path: '/api/admin/yards/special-days',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
