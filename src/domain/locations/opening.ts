import type { OpeningHours, SpecialDay, Yard } from '../../business/yards.ts';
import { timeTexts } from '../shared/texts.ts';
import { openingTexts } from './texts.ts';
import { clockFace, addDays, inNewYork, type TimeTexts, weekdayOf } from '../shared/new-york-time.ts';

/** All that the rules below need of a yard. */
export type YardHours = Pick<Yard, 'weekdays' | 'saturday' | 'sunday'> & {
  readonly specialDays: readonly Pick<SpecialDay, 'date' | 'hours'>[];
};

/** What a badge may say. There is no third state: where the hours cannot be read, the rule answers null. */
export type OpenState =
  | { readonly open: true; readonly closes: string }
  | {
      readonly open: false;
      /** null: not within the next six days. */
      readonly opens: { readonly date: string; readonly daysAhead: number; readonly time: string } | null;
    };

const minutesOf = (clock: string): number | null => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

/** The hours of a yard on an ISO date; special days override the week. null: closed. */
export function hoursOn(yard: YardHours, isoDate: string): OpeningHours | null {
  const special = yard.specialDays.find((day) => day.date === isoDate);
  if (special) return special.hours;
  const weekday = weekdayOf(isoDate);
  if (weekday === 0) return yard.sunday;
  return weekday === 6 ? yard.saturday : yard.weekdays;
}

/** A weekday further ahead than this would be taken for that of this week. */
const NAMED_DAYS = 6;

/** Whether a yard is open at a moment, on New York's clock; the closing minute is closed. null: unsure, show nothing. */
export function openState(yard: YardHours, at: Date): OpenState | null {
  if (Number.isNaN(at.getTime())) return null;
  const now = inNewYork(at);
  for (let daysAhead = 0; daysAhead <= NAMED_DAYS; daysAhead += 1) {
    const date = addDays(now.date, daysAhead);
    const hours = hoursOn(yard, date);
    if (!hours) continue;
    const opens = minutesOf(hours.opens);
    const closes = minutesOf(hours.closes);
    if (opens === null || closes === null || closes <= opens) return null;
    if (daysAhead === 0 && now.minutes >= closes) continue;
    if (daysAhead === 0 && now.minutes >= opens) return { open: true, closes: hours.closes };
    return { open: false, opens: { date, daysAhead, time: hours.opens } };
  }
  return { open: false, opens: null };
}

/** "16:30" as "4:30 PM". */
export function clockText(clock: string, texts: TimeTexts = timeTexts): string {
  const minutes = minutesOf(clock);
  return minutes === null ? clock : clockFace(minutes, texts);
}

/** "8:00 AM-4:30 PM", or "Closed". */
export function hoursText(
  hours: OpeningHours | null,
  { closed }: Pick<typeof openingTexts, 'closed'> = openingTexts,
  times: TimeTexts = timeTexts,
): string {
  return hours ? times.range(clockText(hours.opens, times), clockText(hours.closes, times)) : closed;
}

/** "Open until 4:30 PM", "Closed, opens 8:00 AM", "Closed, opens Monday 8:00 AM". */
export function openStateText(state: OpenState): string {
  if (state.open) return openingTexts.openUntil(clockText(state.closes));
  if (!state.opens) return openingTexts.closed;
  const { date, daysAhead, time } = state.opens;
  const opens = clockText(time);
  if (daysAhead === 0) return openingTexts.opensToday(opens);
  if (daysAhead === 1) return openingTexts.opensTomorrow(opens);
  return openingTexts.opensOn(timeTexts.weekdays[weekdayOf(date)] ?? '', opens);
}
