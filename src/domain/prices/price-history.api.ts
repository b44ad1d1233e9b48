import { answer, endpoint } from '../shared/endpoint.ts';
import { PRICES_CACHE, type PriceHistory } from './prices.api.ts';

/** The last 90 days of one metal. Public and cacheable; not_found for a type that is unknown or hidden. */
export const priceHistoryApi = endpoint({
  method: 'GET',
  path: '/api/metal-prices/:metalType/history',
  output: answer<PriceHistory>(),
  errors: ['not_found'],
  cache: PRICES_CACHE,
});
