import { setPricesApi } from '../../src/domain/prices/admin-prices.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { setPrices } from '../services/prices/set-prices.ts';

const set = staffRoute(setPricesApi, ({ db, input }, staff) => setPrices(db, staff, input), { status: 201 });

export default handle(set);

export const config = {
  path: '/api/admin/price-batches',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
