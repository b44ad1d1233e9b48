import { expect, test } from 'vitest';
import { streakOfDays, streakOn, streakWithVisit } from './streak.ts';

test.each([
  [null, 0, '2026-11-21', 0, 1],
  ['2026-11-20', 1, '2026-11-21', 1, 2],
  ['2026-11-21', 2, '2026-11-21', 2, 2],
  ['2026-11-22', 2, '2026-11-21', 2, 2],
  ['2026-10-22', 2, '2026-11-21', 2, 3],
  ['2026-10-21', 2, '2026-11-21', 0, 1],
  ['2026-02-27', 5, '2026-03-29', 5, 6],
  ['2026-02-26', 5, '2026-03-29', 0, 1],
] as const)(
  'last on %s with %i, on %s it stands at %i and a visit makes %i',
  (last, visits, today, now, next) => {
    const streak = { consecutiveVisits: visits, lastVisitOn: last };
    expect(streakOn(streak, today)).toBe(now);
    expect(streakWithVisit(streak, today)).toBe(next);
  },
);

test.each([
  [[], 0, null],
  [['2026-11-21'], 1, '2026-11-21'],
  [['2026-11-21', '2026-10-22', '2026-11-21'], 2, '2026-11-21'],
  [['2026-11-21', '2026-10-21', '2026-10-01'], 1, '2026-11-21'],
] as const)('visits on %j are a streak of %i, the last on %s', (days, consecutiveVisits, lastVisitOn) => {
  expect(streakOfDays(days)).toEqual({ consecutiveVisits, lastVisitOn });
});
