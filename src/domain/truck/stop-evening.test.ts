import { expect, test } from 'vitest';
import { changesUntil, reminderAt } from './stop-evening.ts';

test.each([
  ['2026-12-01', '2026-11-30T23:00:00.000Z', 'in winter'],
  ['2026-07-02', '2026-07-01T22:00:00.000Z', 'in summer'],
  ['2026-11-02', '2026-11-01T23:00:00.000Z', 'on the day on which the clocks went back'],
  ['2027-03-15', '2027-03-14T22:00:00.000Z', 'on the day on which they went forward'],
])('a stop on %s may be changed until 6 PM of the day before, %s: %s', (day, until) => {
  expect(changesUntil(day).toISOString()).toBe(until);
  expect(changesUntil(day).getTime() - reminderAt(day).getTime()).toBe(3_600_000);
});
