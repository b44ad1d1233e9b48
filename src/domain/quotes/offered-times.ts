import {
  CALLBACK_DAYS_AHEAD,
  CALLBACK_NOTICE_MINUTES,
  CALLBACK_SLOT_MINUTES,
  PICKUP_DAYS_AHEAD,
  PICKUP_WINDOWS,
} from '../../business/constants.ts';
import type { Yard } from '../../business/yards.ts';
import { answerBy } from '../offers/request/answer-by.ts';
import { momentAt } from '../shared/time/from-new-york.ts';
import { hoursOn, type YardHours } from '../locations/hours/opening.ts';
import { clockMinutes, clockOf } from '../shared/time/clock-minutes.ts';
import { addDays, inNewYork } from '../shared/time/new-york-time.ts';
import type { Callback, Pickup } from './quote.schema.ts';
import { HALF_DAYS, type HalfDay, halfDayOf } from './request-words.ts';
import { refusalSentences } from './texts.ts';

/** A day on which a truck can come or somebody can call. */
export interface OfferedDay<Time extends string> {
  /** ISO date in New York. */
  readonly day: string;
  /** Earliest first, never empty. */
  readonly times: readonly Time[];
}

/** What to say next to a field whose value is not on offer. */
interface Refusal<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** A yard's hours, with the days that staff have set. */
export type NamedHours = YardHours & Pick<Yard, 'id'>;

/** The yards whose hours count for a request: the chosen one, or all of them without a choice. */
export const yardsFor = (location: string, yards: readonly NamedHours[]): readonly NamedHours[] =>
  yards.filter(({ id }) => location === '' || id === location);

function isOpenFor(yard: YardHours, day: string, window: HalfDay): boolean {
  const hours = hoursOn(yard, day);
  const { opens, closes } = PICKUP_WINDOWS[window];
  return hours !== null && hours.opens <= opens && hours.closes >= closes;
}

/** When a truck from any of these yards can come: from tomorrow on, in windows that fit into the opening hours and begin once our answer is due. */
export function pickupDays(yards: readonly YardHours[], at: Date): readonly OfferedDay<HalfDay>[] {
  const today = inNewYork(at).date;
  const answer = answerBy(yards, at);
  const isAnswered = (day: string, window: HalfDay) => {
    const begins = momentAt(day, PICKUP_WINDOWS[window].opens);
    return begins !== null && answer <= begins;
  };
  return Array.from({ length: PICKUP_DAYS_AHEAD }, (_, index) => addDays(today, index + 1)).flatMap((day) => {
    const times = HALF_DAYS.filter(
      (window) => isAnswered(day, window) && yards.some((yard) => isOpenFor(yard, day, window)),
    );
    return times.length > 0 ? [{ day, times }] : [];
  });
}

/** The first field of a pickup that is not on offer; null if both are. */
export function pickupRefusal(
  { day, window }: Pick<Pickup, 'day' | 'window'>,
  yards: readonly YardHours[],
  at: Date,
): Refusal<'day' | 'window'> | null {
  const offered = pickupDays(yards, at).find((one) => one.day === day);
  if (!offered) return { field: 'day', message: refusalSentences.pickupDay };
  return offered.times.some((time) => time === window)
    ? null
    : { field: 'window', message: refusalSentences.pickupWindow };
}

const DAY_MINUTES = 1_440;

/** The slots that begin at `from` minutes after midnight or later and end by closing time. */
function slotsOf(yard: YardHours, day: string, from: number): readonly string[] {
  const hours = hoursOn(yard, day);
  if (!hours) return [];
  const slots: string[] = [];
  const lastStart = clockMinutes(hours.closes) - CALLBACK_SLOT_MINUTES;
  for (let start = clockMinutes(hours.opens); start <= lastStart; start += CALLBACK_SLOT_MINUTES) {
    if (start >= from) slots.push(clockOf(start));
  }
  return slots;
}

/** When any of these yards can call, by the start of each slot ("HH:MM" in New York): today and the days after. */
export function callbackDays(yards: readonly YardHours[], at: Date): readonly OfferedDay<string>[] {
  const now = inNewYork(at);
  const soonest = now.minutes + CALLBACK_NOTICE_MINUTES;
  return Array.from({ length: CALLBACK_DAYS_AHEAD + 1 }, (_, ahead) => ahead).flatMap((ahead) => {
    const day = addDays(now.date, ahead);
    const slots = yards.flatMap((yard) => slotsOf(yard, day, soonest - ahead * DAY_MINUTES));
    const times = [...new Set(slots)].toSorted();
    return times.length > 0 ? [{ day, times }] : [];
  });
}

/** The first field of a callback that is not on offer; null if both are. */
export function callbackRefusal(
  { day, time }: Callback,
  yards: readonly YardHours[],
  at: Date,
): Refusal<'day' | 'time'> | null {
  const offered = callbackDays(yards, at).find((one) => one.day === day);
  if (!offered) return { field: 'day', message: refusalSentences.callbackDay };
  return offered.times.includes(time) ? null : { field: 'time', message: refusalSentences.callbackTime };
}

interface Timed {
  readonly location: string;
  readonly pickup?: Pick<Pickup, 'day' | 'window'> | undefined;
  readonly callback?: Callback | undefined;
}

/** The field with a day, half day or slot that is not offered now, such as "pickup.day", with a message; null if all are offered. A truck's times are the server's. */
export function unofferedFields(
  { pickup, callback, location }: Timed,
  hours: readonly NamedHours[],
  now: Date,
): Readonly<Record<string, string>> | null {
  const yards = yardsFor(location, hours);
  const ofPickup = pickup && halfDayOf(pickup.window) && pickupRefusal(pickup, yards, now);
  if (ofPickup) return { [`pickup.${ofPickup.field}`]: ofPickup.message };
  const ofCallback = callback && callbackRefusal(callback, yards, now);
  return ofCallback ? { [`callback.${ofCallback.field}`]: ofCallback.message } : null;
}
