import { cancelPricesApi } from '../../src/domain/prices/admin-prices.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { cancelPrices } from '../services/prices/cancel-prices.ts';

const cancel = staffRoute(cancelPricesApi, ({ db, params }, staff) =>
  cancelPrices(db, staff, params['id'] ?? ''),
);

export default handle(cancel);

export const config = {
  path: '/api/admin/price-batches/:id/cancel',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
