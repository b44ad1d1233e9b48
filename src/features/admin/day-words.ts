// The day that a post names is no moment: it is the same everywhere.
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "May 18, 2026", of "2026-05-18". */
export const dayWords = (day: string): string => FORMAT.format(new Date(day));
