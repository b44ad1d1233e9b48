// The day that the post names is no moment: it is the same everywhere.
const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "May 18, 2026" */
export const dayWords = (day: Date): string => WORDS.format(day);

/** "2026-05-18" */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
