import * as z from 'zod/mini';
import { FUNDING_DAYS_SHOWN, FUNDING_MAX_DAYS, POS_OLDEST_DAY } from '../../../business/constants.ts';
import { addDays, weekdayOf } from './new-york-time.ts';

const DAY_MS = 86_400_000;

/** Counts both days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

const day = z.string('Please choose a day').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please choose a day', abort: true }),
  z.iso.date('That day doesn’t exist'),
  // Typed with two digits, a year is one of the first century.
  z.refine((text) => text >= POS_OLDEST_DAY, 'Please check the year'),
);

/** The first and last day in New York, as ISO dates. */
export type DayRange = { readonly from: string; readonly to: string };

export const RANGE_FIELDS = { from: day, to: day } as const;

export const RANGE_CHECKS = [
  z.refine<DayRange>(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'This is before the first day',
  }),
  z.refine<DayRange>(({ from, to }) => daysBetween(from, to) <= FUNDING_MAX_DAYS, {
    path: ['from'],
    error: `Please choose at most ${FUNDING_MAX_DAYS} days`,
  }),
] as const;

export const dayRangeSchema = z.object(RANGE_FIELDS).check(...RANGE_CHECKS);

/** The default range: the last days up to today. */
export const latestDays = (today: string): DayRange => ({
  from: addDays(today, 1 - FUNDING_DAYS_SHOWN),
  to: today,
});

export const RANGE_PRESETS = [
  'Today',
  'Yesterday',
  'This week',
  'Last week',
  'This month',
  'This year',
  'Last year',
] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The Monday of a day's week, as PostgreSQL's date_trunc() has it. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

/** The days that a preset means on a day in New York. A period that is not over ends today. */
export function presetDays(preset: RangePreset, today: string): DayRange {
  const monday = mondayOf(today);
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case 'Today':
      return { from: today, to: today };
    case 'Yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'This week':
      return { from: monday, to: today };
    case 'Last week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'This month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'This year':
      return { from: `${year}-01-01`, to: today };
    case 'Last year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}
