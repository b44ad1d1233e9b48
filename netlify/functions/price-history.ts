import { priceHistoryApi } from '../../src/domain/prices/price-history.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { listPriceHistory } from '../services/prices/list-price-history.ts';
import { PRICES_CACHE_TAG } from '../services/prices/prices-cache-tag.ts';

const list = route(priceHistoryApi, ({ params, db }) => listPriceHistory(db, params['metalType'] ?? ''), {
  cache: { edgeSeconds: 900, staleSeconds: 86_400, tag: PRICES_CACHE_TAG },
});

export default handle(list);

export const config = { path: '/api/metal-prices/:metalType/history' };
