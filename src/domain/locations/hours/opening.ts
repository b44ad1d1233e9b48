import type { OpeningHours, SpecialDay, Yard } from '../../../business/yards.ts';
import { timeTexts } from '../../shared/text/texts.ts';
import { openingTexts } from '../texts.ts';
import { clockFace, addDays, inNewYork, type TimeTexts, weekdayOf } from '../../shared/time/new-york-time.ts';

/** The days of a week that have hours of their own. */
export const DAY_GROUPS = ['weekdays', 'saturday', 'sunday'] as const;

/** All that the rules below need of a yard. */
export type YardHours = Pick<Yard, 'weekdays' | 'saturday' | 'sunday'> & {
  readonly specialDays: readonly (Pick<SpecialDay, 'date' | 'hours'> & Partial<SpecialDayTexts>)[];
};

/** What is told on a special day, made by special-day-texts.ts in the page's language: the built page brings it along. */
export interface SpecialDayTexts {
  /** "Closed today", "Today 9:00 AM-12:00 PM". */
  readonly day: string;
  /** ": Thanksgiving", or nothing. */
  readonly why: string;
  /** The reason is in English, and the page is not. */
  readonly lang?: 'en';
}

/** What a badge may say. There is no third state: where the hours cannot be read, the rule answers null. */
export type OpenState = {
  /** Where today has hours of its own, or none. */
  readonly today?: YardHours['specialDays'][number] | undefined;
} & (
  | { readonly open: true; readonly closes: string }
  | {
      readonly open: false;
      /** null: not within the next six days. */
      readonly opens: { readonly date: string; readonly daysAhead: number; readonly time: string } | null;
    }
);

const minutesOf = (clock: string): number | null => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

const specialDay = (yard: YardHours, isoDate: string) =>
  yard.specialDays.find(({ date }) => date === isoDate);

/** The hours of a yard on an ISO date; special days override the week. null: closed. */
export function hoursOn(yard: YardHours, isoDate: string): OpeningHours | null {
  const special = specialDay(yard, isoDate);
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
  const today = specialDay(yard, now.date);
  for (let daysAhead = 0; daysAhead <= NAMED_DAYS; daysAhead += 1) {
    const date = addDays(now.date, daysAhead);
    const hours = hoursOn(yard, date);
    if (!hours) continue;
    const opens = minutesOf(hours.opens);
    const closes = minutesOf(hours.closes);
    if (opens === null || closes === null || closes <= opens) return null;
    if (daysAhead === 0 && now.minutes >= closes) continue;
    if (daysAhead === 0 && now.minutes >= opens) return { open: true, closes: hours.closes, today };
    return { open: false, opens: { date, daysAhead, time: hours.opens }, today };
  }
  return { open: false, opens: null, today };
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

/** "Open until 4:30 PM", "Closed, opens 8:00 AM", "Closed, opens Monday 8:00 AM"; after "Closed today" ". Opens Friday 8:00 AM". */
function openStateText(state: OpenState): string {
  if (state.open) return openingTexts.openUntil(clockText(state.closes));
  const { opens, today } = state;
  // Without words of its own the day reads like a Sunday.
  const isToday = today?.day && !today.hours;
  if (!opens) return isToday ? '' : openingTexts.closed;
  const time = clockText(opens.time);
  if (opens.daysAhead === 0) return openingTexts.opensToday(time);
  if (opens.daysAhead === 1 && !isToday) return openingTexts.opensTomorrow(time);
  return openingTexts[isToday ? 'opensNext' : 'opensOn'](
    timeTexts.weekdays[weekdayOf(opens.date)] ?? '',
    time,
  );
}

/**
 * A badge, "Closed today: Thanksgiving. Opens Friday 8:00 AM", or today's row of an hours table: the same on a closed day, "Today
 * 9:00 AM-12:00 PM: Christmas Eve" on a short one, and nothing on a day of the week's hours.
 */
export function told(
  state: OpenState,
  isRow = false,
): { readonly said?: Partial<SpecialDayTexts> | undefined; readonly text: string } {
  const { today } = state;
  const said = isRow || !today?.hours ? today : undefined;
  return { said, text: isRow && (!today || today.hours) ? '' : openStateText(state) };
}
