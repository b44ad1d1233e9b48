import { YARD_ZONE } from '../shared/new-york-time.ts';
import type { MetalPrice } from './prices.api.ts';

const AS_OF = new Intl.DateTimeFormat('en-US', {
  timeZone: YARD_ZONE,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment on the yards' clock, "Nov 21, 9:30 AM EST". Intl may put a narrow space before AM; a plain one it becomes. */
export function yardTimeText(at: Date): string {
  return AS_OF.format(at).replace(/\s/g, ' ');
}

/** When the newest of these prices took effect, on the yards' clock; null where none says a readable time. */
export function asOfText(prices: readonly MetalPrice[]): string | null {
  const times = prices.map(({ updatedAt }) => Date.parse(updatedAt)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? yardTimeText(new Date(Math.max(...times))) : null;
}
