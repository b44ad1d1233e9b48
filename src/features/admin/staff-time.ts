import { YARD_ZONE } from '../../domain/shared/new-york-time.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: YARD_ZONE,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 21, 2026, 4:19 PM", as the yards' clocks show it. */
export const staffTime = (iso: string): string => FORMAT.format(new Date(iso));
