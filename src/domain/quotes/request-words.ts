import { CALLBACK_SLOT_MINUTES, PICKUP_WINDOWS, TRUCK_WINDOW_MINUTES } from '../../business/constants.ts';
import { clockText } from '../locations/hours/opening.ts';
import { dayText } from '../locations/hours/special-days.ts';
import { clockFace, type TimeTexts } from '../shared/time/new-york-time.ts';
import { timeTexts } from '../shared/text/texts.ts';
import { clockMinutes, clockOf } from '../shared/time/clock-minutes.ts';
import { windowTexts } from './texts.ts';

export type HalfDay = keyof typeof PICKUP_WINDOWS;

export const HALF_DAYS = Object.keys(PICKUP_WINDOWS) as readonly HalfDay[];

/** null: the time of a truck. */
export const halfDayOf = (window: string): HalfDay | null =>
  HALF_DAYS.find((name) => name === window) ?? null;

/** From when to when somebody waits for a truck that comes in a half day, or from a booked time on. */
export function windowHours(window: string): { readonly opens: string; readonly closes: string } {
  const halfDay = halfDayOf(window);
  if (halfDay) return PICKUP_WINDOWS[halfDay];
  return { opens: window, closes: clockOf(clockMinutes(window) + TRUCK_WINDOW_MINUTES) };
}

/** "Morning, 8:00 AM-12:00 PM", or of a booked time "9:00 AM-10:00 AM". */
export function windowText(
  window: string,
  names: Readonly<Record<HalfDay, string>> = windowTexts,
  times: TimeTexts = timeTexts,
): string {
  const { opens, closes } = windowHours(window);
  const halfDay = halfDayOf(window);
  const hours = times.range(clockText(opens, times), clockText(closes, times));
  return halfDay ? `${names[halfDay]}, ${hours}` : hours;
}

/** "morning, 8:00 AM-12:00 PM" */
export const inSentence = (window: string): string => window.charAt(0).toLowerCase() + window.slice(1);

/** "9:00 AM-9:30 AM" of the slot that begins at "09:00". */
export function slotText(time: string, times: TimeTexts = timeTexts): string {
  const end = clockMinutes(time) + CALLBACK_SLOT_MINUTES;
  return times.range(clockText(time, times), clockFace(end, times));
}

/** "Monday, November 23", without the year. */
export const shortDayText = (day: string): string => dayText(day).replace(/(?:,| de) \d{4}$/, '');
