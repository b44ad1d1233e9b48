import { CALLBACK_SLOT_MINUTES, PICKUP_WINDOWS } from '../../business/constants.ts';
import { clockText } from '../locations/hours/opening.ts';
import { dayText } from '../locations/hours/special-days.ts';
import { clockFace, type TimeTexts } from '../shared/time/new-york-time.ts';
import { timeTexts } from '../shared/text/texts.ts';
import type { PickupWindow } from './offered-times.ts';
import { windowTexts } from './texts.ts';

/** "Morning, 8:00 AM-12:00 PM". */
export function windowText(
  window: PickupWindow,
  names: typeof windowTexts = windowTexts,
  times: TimeTexts = timeTexts,
): string {
  const { opens, closes } = PICKUP_WINDOWS[window];
  return `${names[window]}, ${times.range(clockText(opens, times), clockText(closes, times))}`;
}

/** "9:00 AM-9:30 AM" of the slot that begins at "09:00". */
export function slotText(time: string, times: TimeTexts = timeTexts): string {
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + CALLBACK_SLOT_MINUTES;
  return times.range(clockText(time, times), clockFace(end, times));
}

/** "Monday, November 23", without the year. */
export const shortDayText = (day: string): string => dayText(day).replace(/(?:,| de) \d{4}$/, '');
