import { inNewYork } from '../shared/new-york-time.ts';
import { dayTexts } from './day-texts.ts';

/** "November 21" of an ISO date or its "--11-21". */
export const monthDayText = (date: string): string =>
  dayTexts.monthDay(dayTexts.months[Number(date.slice(-5, -3)) - 1] ?? '', Number(date.slice(-2)));

/** The New York day of an ISO time: "November 21, 2026". */
export function yardDayText(time: string): string {
  const { date } = inNewYork(new Date(time));
  return dayTexts.withYear(monthDayText(date), date.slice(0, 4));
}
