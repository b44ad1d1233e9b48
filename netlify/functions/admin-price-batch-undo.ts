import { undoPricesApi } from '../../src/domain/prices/admin-prices.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { undoPrices } from '../services/prices/undo-prices.ts';

const undo = staffRoute(undoPricesApi, ({ db, params }, staff) => undoPrices(db, staff, params['id'] ?? ''));

export default handle(undo);

export const config = {
  path: '/api/admin/price-batches/:id/undo',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
