import { priceHistoryApi, listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { readPriceListApi } from '../../src/domain/prices/list/price-list.api.ts';
import { on, serve } from '../lib/http/serve.ts';
import { listMetalPrices, listPriceHistory, readPriceList } from '../services/prices/list-prices.ts';

export default serve(
  on(listMetalPricesApi, ({ db }) => listMetalPrices(db)),
  on(readPriceListApi, ({ db, query }) => readPriceList(db, query.yard, query.language)),
  on(priceHistoryApi, ({ params, db }) => listPriceHistory(db, params.metalType)),
);

export const config = {
  path: ['/api/metal-prices', '/api/price-list', '/api/metal-prices/:metalType/history'],
};
