import type * as english from './price-list-path.ts';
import type { readPriceListApi } from './price-list.api.ts';

const PATH: (typeof readPriceListApi)['path'] = '/api/price-list';

export const priceListPath: typeof english.priceListPath = (yard) =>
  `${PATH}?language=es${yard ? `&yard=${yard}` : ''}`;
