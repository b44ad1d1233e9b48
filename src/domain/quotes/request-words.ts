import { CALLBACK_SLOT_MINUTES, PICKUP_WINDOWS } from '../../business/constants.ts';
import { clockText, hoursText } from '../locations/opening.ts';
import { dayText } from '../locations/special-days.ts';
import { clockFace } from '../shared/new-york-time.ts';
import type { PickupWindow } from './offered-times.ts';
import type { Pickup } from './quote.schema.ts';

export const WEIGHT_CLASS_TEXTS: Readonly<Record<Pickup['weightClass'], string>> = {
  under_1000_lb: 'Under 1,000 lb',
  '1000_to_5000_lb': '1,000 to 5,000 lb',
  '5000_to_20000_lb': '5,000 to 20,000 lb',
  over_20000_lb: 'Over 20,000 lb',
};

const WINDOW_NAMES: Readonly<Record<PickupWindow, string>> = { morning: 'Morning', afternoon: 'Afternoon' };

/** "Morning, 8:00 AM-12:00 PM". */
export const windowText = (window: PickupWindow): string =>
  `${WINDOW_NAMES[window]}, ${hoursText(PICKUP_WINDOWS[window])}`;

/** "9:00 AM-9:30 AM" of the slot that begins at "09:00". */
export function slotText(time: string): string {
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + CALLBACK_SLOT_MINUTES;
  return `${clockText(time)}-${clockFace(end)}`;
}

/** "Monday, November 23", without the year. */
export const shortDayText = (day: string): string => dayText(day).replace(/, \d{4}$/, '');
