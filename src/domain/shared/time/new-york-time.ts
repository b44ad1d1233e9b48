import { timeTexts } from '../text/texts.ts';

/** In the build's language by default. The server names one, because it answers in both. */
export type TimeTexts = typeof timeTexts;

/** The yards' time zone. Hours, birthdays and days use it, never the viewer's or the server's. */
export const YARD_ZONE = 'America/New_York';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The Sunday on or after a day of a month (0 is January), at a UTC hour. */
function sundayFrom(year: number, month: number, day: number, hour: number): number {
  const date = new Date(Date.UTC(year, month, day, hour));
  return date.setUTCDate(day + ((7 - date.getUTCDay()) % 7));
}

/**
 * Daylight saving time by law (15 U.S.C. 260a): from the second Sunday of March to the first of November, at 2:00. Intl
 * would cost a phone 100 ms; a test compares the two.
 */
function isDaylightTime(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  return at >= sundayFrom(year, 2, 8, 7) && at < sundayFrom(year, 10, 1, 6);
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
export function clockFace(minutes: number, texts: TimeTexts = timeTexts): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${hour < 12 ? texts.am : texts.pm}`;
}

/** 0 Sunday … 6 Saturday, of an ISO date. */
export function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T12:00:00Z`).getUTCDay();
}

/** The ISO date `days` after another. */
export function addDays(isoDate: string, days: number): string {
  const noon = Date.parse(`${isoDate}T12:00:00Z`);
  return new Date(noon + days * DAY_MS).toISOString().slice(0, 10);
}

/** A moment on the yards' clock as spreadsheets read it, "2026-11-26 20:30:00". */
export function sheetTime(at: Date): string {
  const { date, minutes } = inNewYork(at);
  const parts = [Math.floor(minutes / 60), minutes % 60, at.getUTCSeconds()];
  return `${date} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** A moment on the yards' clock, "Nov 21, 9:30 AM Eastern time". */
export function yardTimeText(at: Date, texts: TimeTexts = timeTexts): string {
  const { date, minutes } = inNewYork(at);
  const month = texts.months[Number(date.slice(5, 7)) - 1] ?? '';
  return texts.moment(month, Number(date.slice(8)), clockFace(minutes, texts));
}

/** The same with its weekday, of an end that is near. */
export function yardWeekdayText(at: Date, texts: TimeTexts = timeTexts): string {
  return texts.onWeekday(texts.weekdays[inNewYork(at).weekday] ?? '', yardTimeText(at, texts));
}
