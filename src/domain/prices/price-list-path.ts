import { PRICE_LIST_PATH } from './prices.api.ts';

/** Where the complete list is: at the common prices, or at a yard's. */
export const priceListPath = (yard?: string | null): string =>
  PRICE_LIST_PATH + (yard ? `?yard=${yard}` : '');
