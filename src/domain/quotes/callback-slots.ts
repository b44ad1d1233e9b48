import {
  CALLBACK_DAYS_AHEAD,
  CALLBACK_NOTICE_MINUTES,
  CALLBACK_SLOT_MINUTES,
} from '../../business/constants.ts';
import { hoursOn, type YardHours } from '../locations/opening.ts';
import { addDays, inNewYork } from '../shared/new-york-time.ts';
import type { Callback } from './callback.schema.ts';

export interface CallbackDay {
  /** ISO date in New York. */
  readonly day: string;
  /** When each slot begins, "HH:MM" on New York's clock, earliest first. Never empty. */
  readonly times: readonly string[];
}

const DAY_MINUTES = 1_440;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The slots that begin `from` minutes after midnight or later, and end before the yard closes. */
function slotsOf(yard: YardHours, day: string, from: number): readonly string[] {
  const hours = hoursOn(yard, day);
  if (!hours) return [];
  const slots: string[] = [];
  const lastStart = minutesOf(hours.closes) - CALLBACK_SLOT_MINUTES;
  for (let start = minutesOf(hours.opens); start <= lastStart; start += CALLBACK_SLOT_MINUTES) {
    if (start >= from) slots.push(clockOf(start));
  }
  return slots;
}

/** When somebody of any of these yards can call: today and the days after, never at shorter notice than agreed. */
export function callbackDays(yards: readonly YardHours[], at: Date): readonly CallbackDay[] {
  const now = inNewYork(at);
  const soonest = now.minutes + CALLBACK_NOTICE_MINUTES;
  return Array.from({ length: CALLBACK_DAYS_AHEAD + 1 }, (_, ahead) => ahead).flatMap((ahead) => {
    const day = addDays(now.date, ahead);
    const slots = yards.flatMap((yard) => slotsOf(yard, day, soonest - ahead * DAY_MINUTES));
    const times = [...new Set(slots)].toSorted();
    return times.length > 0 ? [{ day, times }] : [];
  });
}

/** The field of a callback that is not offered at this moment, and what to tell of it; null where all is. */
export function callbackRefusal(
  { day, time }: Callback,
  yards: readonly YardHours[],
  at: Date,
): { readonly field: 'day' | 'time'; readonly message: string } | null {
  const offered = callbackDays(yards, at).find((one) => one.day === day);
  if (!offered) return { field: 'day', message: 'We cannot call on that day. Please choose another.' };
  return offered.times.includes(time)
    ? null
    : { field: 'time', message: 'We cannot call at that time. Please choose another.' };
}
