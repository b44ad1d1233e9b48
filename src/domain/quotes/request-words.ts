import { CALLBACK_SLOT_MINUTES, PICKUP_WINDOWS } from '../../business/constants.ts';
import { clockText, hoursText } from '../locations/opening.ts';
import { dayText } from '../locations/special-days.ts';
import { clockFace } from '../shared/new-york-time.ts';
import type { PickupWindow } from './offered-times.ts';
import { windowTexts } from './request-texts.ts';

/** "Morning, 8:00 AM-12:00 PM". */
export const windowText = (window: PickupWindow): string =>
  `${windowTexts[window]}, ${hoursText(PICKUP_WINDOWS[window])}`;

/** "9:00 AM-9:30 AM" of the slot that begins at "09:00". */
export function slotText(time: string): string {
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + CALLBACK_SLOT_MINUTES;
  return `${clockText(time)}-${clockFace(end)}`;
}

/** "Monday, November 23", without the year. */
export const shortDayText = (day: string): string => dayText(day).replace(/(?:,| de) \d{4}$/, '');
