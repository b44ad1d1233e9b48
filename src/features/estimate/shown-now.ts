import { asOfText } from '../../domain/prices/price-list.ts';
import { yardTimeText } from '../../domain/shared/new-york-time.ts';
import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { readPricesCopy, type PricesState } from '../prices/prices.store.ts';

export type Shown =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'ready'; readonly prices: readonly MetalPrice[]; readonly time: string };

const lastSeen = (at: Date): string => `Prices when last seen, ${yardTimeText(at)}`;

/** What can be estimated with: the fetched prices, else the last ones saved on this device, with the time of either. */
export function shownNow(state: PricesState): Shown {
  if (state.status === 'loaded') {
    const { prices, fetchedAt, cached } = state;
    const time = cached ? lastSeen(new Date(fetchedAt)) : `Prices as of ${asOfText(prices) ?? 'today'}`;
    return { state: 'ready', prices, time };
  }
  if (state.status !== 'error') return { state: state.status };
  const copy = readPricesCopy();
  return copy && copy.prices.length > 0
    ? { state: 'ready', prices: copy.prices, time: lastSeen(new Date(copy.lastUpdated)) }
    : { state: 'error', message: state.message };
}
