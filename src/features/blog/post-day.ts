// A post's date is a calendar day, the same in every time zone.
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "May 18, 2026" */
export const postDayText = (day: Date): string => FORMAT.format(day);

/** "2026-05-18" */
export const postIsoDay = (day: Date): string => day.toISOString().slice(0, 10);
