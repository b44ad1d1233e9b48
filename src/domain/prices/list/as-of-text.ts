import { yardTimeText } from '../../shared/time/new-york-time.ts';
import type { ListedPrice } from '../prices.api.ts';

/** When the newest of these prices took effect, on the yards' clock; null without a readable time. */
export function asOfText(prices: readonly Pick<ListedPrice, 'updatedAt'>[]): string | null {
  const times = prices.map(({ updatedAt }) => Date.parse(updatedAt)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? yardTimeText(new Date(Math.max(...times))) : null;
}
