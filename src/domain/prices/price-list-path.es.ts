import type * as english from './price-list-path.ts';
import { PRICE_LIST_PATH } from './prices.api.ts';

export const priceListPath: typeof english.priceListPath = (yard) =>
  `${PRICE_LIST_PATH}?language=es${yard ? `&yard=${yard}` : ''}`;
