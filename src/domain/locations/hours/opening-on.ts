import { momentAt } from '../../shared/time/from-new-york.ts';
import { hoursOn, type YardHours } from './opening.ts';

/** When the yard opens and closes on a day; null if it is closed all day, or if its hours cannot be read. */
export function openingOn(
  yard: YardHours,
  date: string,
): { readonly opens: Date; readonly closes: Date } | null {
  const hours = hoursOn(yard, date);
  if (!hours || hours.closes <= hours.opens) return null;
  const [opens, closes] = [momentAt(date, hours.opens), momentAt(date, hours.closes)];
  return opens && closes && { opens, closes };
}
