import type { GradePrice } from '../../../domain/prices/list/price-list.api.ts';
import { priceListPath } from '../../../domain/prices/list/price-list-path.ts';
import type { listMetalPricesApi, MetalPrice } from '../../../domain/prices/prices.api.ts';
import { createSavedData, type SavedData } from '../../../lib/storage/saved-data.ts';
import { PRICES_KEY } from '../../../lib/storage/storage-keys.ts';
import { listKey } from './list-key.ts';

const CARDS_PATH: (typeof listMetalPricesApi)['path'] = '/api/metal-prices';

const known = new Map<string, SavedData<unknown>>();

/** Each list once in a page. */
function at<Value>(path: string, key: string): SavedData<Value> {
  const data = known.get(path) ?? createSavedData<unknown>(path, key);
  known.set(path, data);
  return data as SavedData<Value>;
}

/** The complete list at a yard's prices; null: at the common ones. */
export const priceListOf = (yard: string | null): SavedData<readonly GradePrice[]> =>
  at(priceListPath(yard), listKey(yard));

/** The cards at the common prices. Their names are the page's. */
export const cardPrices = (): SavedData<readonly MetalPrice[]> => at(CARDS_PATH, PRICES_KEY);
