import type { readPriceListApi } from './price-list.api.ts';

const PATH: (typeof readPriceListApi)['path'] = '/api/price-list';

/** Where the complete list is: at the common prices, or at a yard's. */
export const priceListPath = (yard?: string | null): string => PATH + (yard ? `?yard=${yard}` : '');
