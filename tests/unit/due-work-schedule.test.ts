import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { config as atNight } from '../../netlify/functions/run-due-work-at-night.ts';
import { config as byDay } from '../../netlify/functions/run-due-work.ts';
import { LAWFUL_HOURS } from '../../src/business/constants.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Later, a customer's wait is that of the night. */
const EVENING_ENDS = '22:00';

function minutesOf({ schedule }: { readonly schedule: string }, fromMs: number): readonly number[] {
  const cron = new Cron(schedule, { timezone: 'UTC', paused: true });
  const runs = cron.nextRuns(DAY_MINUTES, new Date(fromMs - 1_000));
  return runs.map((run) => (run.getTime() - fromMs) / MINUTE_MS).filter((minute) => minute < DAY_MINUTES);
}

test.each([
  '2026-01-15',
  '2026-07-15',
  // The days on which clocks change, and those after them.
  '2026-03-08',
  '2026-03-09',
  '2026-11-01',
  '2026-11-02',
])('on %s due work is done each minute while yards and shoppers are awake, else each quarter', (day) => {
  const fromMs = Date.parse(`${day}T00:00Z`);
  const [often, seldom] = [minutesOf(byDay, fromMs), minutesOf(atNight, fromMs)];
  const minutes = Array.from({ length: DAY_MINUTES }, (_, minute) => minute);
  const isAwake = (minute: number) => {
    const clock = newYorkLocal(new Date(fromMs + minute * MINUTE_MS)).slice(11);
    return clock >= LAWFUL_HOURS.opens && clock < EVENING_ENDS;
  };
  expect(minutes.filter((minute) => isAwake(minute) && !often.includes(minute))).toEqual([]);

  const runs = [...often, ...seldom].toSorted((a, b) => a - b);
  expect(new Set(runs).size).toBe(runs.length);
  const gaps = [...runs, DAY_MINUTES].map((minute, index) => minute - (runs[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBe(15);
  // docs/operations.md says what that costs: the database sleeps five minutes after each run.
  expect([often.length, seldom.length]).toEqual([16 * 60, 8 * 4]);
});
