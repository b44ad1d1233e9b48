import { removeSpecialDayApi } from '../../src/domain/locations/admin-yards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { removeSpecialDay } from '../services/locations/remove-special-day.ts';

const remove = staffRoute(removeSpecialDayApi, ({ db, params }, staff) =>
  removeSpecialDay(db, staff, params['yardId'] ?? '', params['date'] ?? ''),
);

export default handle(remove);

export const config = {
  path: '/api/admin/yards/:yardId/special-days/:date',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
