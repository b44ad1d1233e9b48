import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { listMetalPrices } from '../services/prices/list-metal-prices.ts';
import { PRICES_CACHE_TAG } from '../services/prices/prices-cache-tag.ts';

const list = route(listMetalPricesApi, ({ db }) => listMetalPrices(db), {
  cache: { edgeSeconds: 900, staleSeconds: 86_400, tag: PRICES_CACHE_TAG },
});

export default handle(list);

export const config = { path: '/api/metal-prices' };
