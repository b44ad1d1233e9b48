import { clockFace, inNewYork } from '../shared/new-york-time.ts';
import type { MetalPrice } from './prices.api.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment on the yards' clock, "Nov 21, 9:30 AM EST". */
export function yardTimeText(at: Date): string {
  const { date, minutes, zone } = inNewYork(at);
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${clockFace(minutes)} ${zone}`;
}

/** When the newest of these prices took effect, on the yards' clock; null where none says a readable time. */
export function asOfText(prices: readonly MetalPrice[]): string | null {
  const times = prices.map(({ updatedAt }) => Date.parse(updatedAt)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? yardTimeText(new Date(Math.max(...times))) : null;
}
