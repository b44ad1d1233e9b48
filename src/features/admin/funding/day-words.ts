const FORMAT = new Intl.DateTimeFormat('en-US', {
  // The day is New York's already: noon in UTC is on it everywhere that counts.
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** "Nov 21, 2026" of an ISO date. */
export const dayWords = (isoDate: string): string => FORMAT.format(new Date(`${isoDate}T12:00:00Z`));
