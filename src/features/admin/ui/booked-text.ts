import { yardName } from '../../../business/yards.ts';
import { clockText } from '../../../domain/locations/opening.ts';
import type { QuoteRow } from '../../../domain/quotes/admin-quotes.api.ts';

// A day has no time zone.
const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Call Thu Dec 3, 2:00 PM", or "Pickup Tue Dec 1 morning, Griffin GA"; null for what has no time of its own. */
export function bookedText({
  kind,
  booked,
  yard,
}: Pick<QuoteRow, 'kind' | 'booked' | 'yard'>): string | null {
  if (!booked) return null;
  const day = DAY_FORMAT.format(new Date(booked.day)).replace(',', '');
  return kind === 'callback'
    ? `Call ${day}, ${clockText(booked.time)}`
    : `Pickup ${day} ${booked.time}, ${yardName(yard)}`;
}
