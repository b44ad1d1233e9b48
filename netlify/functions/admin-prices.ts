import { readPriceBoardApi } from '../../src/domain/prices/admin-prices.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listMetalPrices } from '../services/prices/list-metal-prices.ts';
import { listPriceBatches } from '../services/prices/list-price-batches.ts';

const read = staffRoute(readPriceBoardApi, async ({ db }) => {
  const [metals, batches] = await Promise.all([listMetalPrices(db), listPriceBatches(db)]);
  return { metals, batches };
});

export default handle(read);

export const config = { path: '/api/admin/prices' };
