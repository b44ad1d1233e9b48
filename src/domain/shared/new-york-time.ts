/** The yards' zone. Hours, birthdays and days are counted here, never in the viewer's or the server's zone. */
export const YARD_ZONE = 'America/New_York';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Midnight UTC of the nth Sunday of a month (0 January). */
function nthSunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * DAY_MS + (nth - 1) * 7 * DAY_MS;
}

/**
 * Whether New York's clocks are an hour ahead, by the law of 2007 (15 U.S.C. 260a): from the second Sunday of March to the
 * first of November, at 2:00. Asking the browser's Intl instead costs a phone 100 ms; a test compares the two.
 */
function isDaylightTime(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  const begins = nthSunday(year, 2, 2) + 7 * HOUR_MS;
  const ends = nthSunday(year, 10, 1) + 6 * HOUR_MS;
  return at >= begins && at < ends;
}

export interface NewYorkMoment {
  /** ISO date, "2026-11-21". */
  readonly date: string;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** Minutes since local midnight on the clock. */
  readonly minutes: number;
  readonly zone: 'EDT' | 'EST';
}

export function inNewYork(at: Date): NewYorkMoment {
  const isDaylight = isDaylightTime(at.getTime());
  const local = new Date(at.getTime() - (isDaylight ? 4 : 5) * HOUR_MS);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    minutes: Math.floor((local.getTime() % DAY_MS) / MINUTE_MS),
    zone: isDaylight ? 'EDT' : 'EST',
  };
}

/** Minutes since midnight as "9:30 AM". */
export function clockFace(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 0 Sunday … 6 Saturday, of an ISO date. */
export function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T12:00:00Z`).getUTCDay();
}

/** The ISO date `days` after another. */
export function addDays(isoDate: string, days: number): string {
  const noon = new Date(`${isoDate}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}
