import type { SpecialDay, Yard } from '../../../business/yards.ts';
import { locale } from '../../shared/language/locale.ts';

/** The days with other hours on or after an ISO date, soonest first. */
export function upcomingSpecialDays(
  { specialDays }: Pick<Yard, 'specialDays'>,
  fromIsoDate: string,
): readonly SpecialDay[] {
  return specialDays
    .filter(({ date }) => date >= fromIsoDate)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** "2026-11-26" as "Thursday, November 26, 2026", "jueves 26 de noviembre de 2026". Intl has a comma that Spanish does without. */
export const dayText = (isoDate: string, format: string = locale.format): string =>
  new Date(`${isoDate}T12:00:00Z`)
    .toLocaleDateString(format, { timeZone: 'UTC', dateStyle: 'full' })
    .replace(/, (?=\d+ de )/, ' ');
