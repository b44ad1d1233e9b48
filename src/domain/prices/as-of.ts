import type { MetalPrice } from './prices.api.ts';
import { yardTimeText } from './yard-time.ts';

/** When the newest of these prices took effect, on the yards' clock; null where none says a readable time. */
export function asOfText(prices: readonly MetalPrice[]): string | null {
  const times = prices.map(({ updatedAt }) => Date.parse(updatedAt)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? yardTimeText(new Date(Math.max(...times))) : null;
}
