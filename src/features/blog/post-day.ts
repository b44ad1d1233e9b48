import { locale } from '../../domain/shared/language/locale.ts';
import { inNewYork } from '../../domain/shared/time/new-york-time.ts';

// A post's date is a calendar day, the same in every time zone.
const FORMAT = new Intl.DateTimeFormat(locale.format, { dateStyle: 'long', timeZone: 'UTC' });

/** "May 18, 2026" */
export const postDayText = (day: Date): string => FORMAT.format(day);

/** "2026-05-18" */
export const postIsoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The moment at which that day begins in New York, for programs: "2026-05-18T00:00:00-04:00". */
export function postMoment(day: Date): string {
  const isoDay = postIsoDay(day);
  const { zone } = inNewYork(new Date(`${isoDay}T05:00:00Z`));
  return `${isoDay}T00:00:00${zone === 'EDT' ? '-04:00' : '-05:00'}`;
}
