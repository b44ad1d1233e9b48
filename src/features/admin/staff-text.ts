import { yardName } from '../../business/yards.ts';
import { clockText } from '../../domain/locations/hours/opening.ts';
import type { QuoteRow } from '../../domain/quotes/admin-quotes.api.ts';
import { STATE_TEXTS } from '../../domain/truck/stop-texts.ts';
import { clockFace, inNewYork, YARD_ZONE } from '../../domain/shared/time/new-york-time.ts';

/** "1 visit", "1,234 visits"; `many` where an s is not enough. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

// A day has no time zone.
const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "May 18, 2026", of "2026-05-18". */
export const staffDay = (day: string): string => DAY_FORMAT.format(new Date(day));

const BOOKED_DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Fri, Nov 27", of "2026-11-27". */
export const weekdayText = (day: string): string => BOOKED_DAY_FORMAT.format(new Date(day));

const shortDay = (day: string): string => weekdayText(day).replace(',', '');

/** "Truck 2, today 8:30 AM, customer told" */
function stopText({ truck, day, startsAt, state, isTold }: NonNullable<QuoteRow['stop']>, today: string) {
  const told = isTold ? 'customer told' : 'customer not told yet';
  const standing = state === 'planned' ? told : STATE_TEXTS[state].toLowerCase();
  return `${truck}, ${day === today ? 'today' : shortDay(day)} ${clockFace(startsAt)}, ${standing}`;
}

/** When a truck comes, or else "Call Thu Dec 3, 2:00 PM" or "Pickup Tue Dec 1 morning, Griffin GA"; null for what has no time of its own. */
export function bookedText(
  { kind, booked, yard, stop }: Pick<QuoteRow, 'kind' | 'booked' | 'yard' | 'stop'>,
  today = inNewYork(new Date()).date,
): string | null {
  if (stop) return stopText(stop, today);
  if (!booked) return null;
  const day = shortDay(booked.day);
  return kind === 'callback'
    ? `Call ${day}, ${clockText(booked.time)}`
    : `Pickup ${day} ${booked.time}, ${yardName(yard)}`;
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: YARD_ZONE,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 21, 2026, 4:19 PM", in the yards' time zone. */
export const staffTime = (iso: string): string => TIME_FORMAT.format(new Date(iso));

const CLOCK_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: YARD_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

const SHORT_DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: YARD_ZONE,
  month: 'short',
  day: 'numeric',
});

const WEEKDAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: YARD_ZONE,
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Whether it is the same day at the yards. */
const isToday = (at: Date, now: Date): boolean => inNewYork(at).date === inNewYork(now).date;

/** "9:23 AM" if it is today at the yards, otherwise "Wednesday, Nov 25, 9:23 AM"; of a time in milliseconds. */
export const clockOrWeekday = (at: number, now = new Date()): string =>
  (isToday(new Date(at), now) ? CLOCK_FORMAT : WEEKDAY_FORMAT).format(at);

/** "9:05 AM" if it is today at the yards, otherwise "Nov 21, 9:05 AM". */
export const staffClock = (iso: string, now = new Date()): string =>
  isToday(new Date(iso), now)
    ? CLOCK_FORMAT.format(new Date(iso))
    : `${SHORT_DAY_FORMAT.format(new Date(iso))}, ${CLOCK_FORMAT.format(new Date(iso))}`;

/** "9:05 AM" if it is today at the yards, otherwise "Nov 21". */
export const clockOrDay = (iso: string, now = new Date()): string => staffClock(iso, now).split(',')[0] ?? '';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "3 days", "5 hours", "12 minutes": a duration in its largest whole unit. */
export function durationText(ms: number): string {
  if (ms >= 2 * DAY_MS) return counted(Math.floor(ms / DAY_MS), 'day');
  if (ms >= 2 * HOUR_MS) return counted(Math.floor(ms / HOUR_MS), 'hour');
  return counted(Math.max(0, Math.floor(ms / MINUTE_MS)), 'minute');
}

/** "12 minutes ago", or "just now". */
export const agoText = (ms: number): string => (ms < MINUTE_MS ? 'just now' : `${durationText(ms)} ago`);

/** What an owner reads where posts and content cannot be written yet. */
export const missingText = (missing: readonly string[]): string =>
  `You can't save posts or content here yet. Please set ${missing.join(' and ')} in Netlify, under environment variables, and deploy.`;
