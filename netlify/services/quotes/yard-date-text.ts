import { YARD_ZONE } from '../../../src/domain/shared/new-york-time.ts';

/** "Saturday, November 21, 2026 at 9:30:00 AM EST", on the yards' clock wherever the server is. */
export const yardDateText = (at: Date): string =>
  at
    .toLocaleString('en-US', { timeZone: YARD_ZONE, dateStyle: 'full', timeStyle: 'long' })
    .replace(/\s/g, ' ');
