import { inNewYork } from '../shared/time/new-york-time.ts';
import { dayTexts } from './texts.ts';

/** "November 21" of an ISO date or its "--11-21". */
export const monthDayText = (date: string, texts: typeof dayTexts = dayTexts): string =>
  texts.monthDay(texts.months[Number(date.slice(-5, -3)) - 1] ?? '', Number(date.slice(-2)));

/** The New York day of an ISO time: "November 21, 2026". */
export function yardDayText(time: string, texts: typeof dayTexts = dayTexts): string {
  const { date } = inNewYork(new Date(time));
  return texts.withYear(monthDayText(date, texts), date.slice(0, 4));
}
