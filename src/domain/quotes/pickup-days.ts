import { PICKUP_DAYS_AHEAD, PICKUP_WINDOWS } from '../../business/constants.ts';
import { hoursOn, type YardHours } from '../locations/opening.ts';
import { addDays, inNewYork } from '../shared/new-york-time.ts';
import type { Pickup } from './pickup.schema.ts';

export type PickupWindow = Pickup['window'];

const WINDOW_NAMES = Object.keys(PICKUP_WINDOWS) as readonly PickupWindow[];

export interface PickupDay {
  /** ISO date in New York. */
  readonly day: string;
  /** Never empty. */
  readonly windows: readonly PickupWindow[];
}

function isOpenFor(yard: YardHours, day: string, window: PickupWindow): boolean {
  const hours = hoursOn(yard, day);
  const { opens, closes } = PICKUP_WINDOWS[window];
  return hours !== null && hours.opens <= opens && hours.closes >= closes;
}

/** When a truck of any of these yards can be asked for: from tomorrow on, in windows that lie within opening hours. */
export function pickupDays(yards: readonly YardHours[], at: Date): readonly PickupDay[] {
  const today = inNewYork(at).date;
  return Array.from({ length: PICKUP_DAYS_AHEAD }, (_, index) => addDays(today, index + 1)).flatMap((day) => {
    const windows = WINDOW_NAMES.filter((window) => yards.some((yard) => isOpenFor(yard, day, window)));
    return windows.length > 0 ? [{ day, windows }] : [];
  });
}

/** The field of a pickup that is not offered at this moment, and what to tell of it; null where all is. */
export function pickupRefusal(
  { day, window }: Pick<Pickup, 'day' | 'window'>,
  yards: readonly YardHours[],
  at: Date,
): { readonly field: 'day' | 'window'; readonly message: string } | null {
  const offered = pickupDays(yards, at).find((one) => one.day === day);
  if (!offered) return { field: 'day', message: 'We cannot come on that day. Please choose another.' };
  return offered.windows.includes(window)
    ? null
    : { field: 'window', message: 'We cannot come at that time on that day. Please choose another.' };
}
