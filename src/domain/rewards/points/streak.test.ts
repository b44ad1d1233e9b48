import { expect, test } from 'vitest';
import { streakOfDays, streakOn, streaksOfDays } from './streak.ts';

// Asked: 282
test.each([
  [null, 0, '2026-11-21', 0],
  ['2026-11-20', 1, '2026-11-21', 1],
  ['2026-11-21', 2, '2026-11-21', 2],
  ['2026-11-22', 2, '2026-11-21', 2],
  ['2026-10-22', 2, '2026-11-21', 2],
  ['2026-10-21', 2, '2026-11-21', 0],
  ['2026-02-27', 5, '2026-03-29', 5],
  ['2026-02-26', 5, '2026-03-29', 0],
] as const)('last on %s with %i, on %s it stands at %i', (lastVisitOn, consecutiveVisits, today, now) => {
  expect(streakOn({ consecutiveVisits, lastVisitOn }, today)).toBe(now);
});

// Asked: 282
test.each([
  [[], 0, null],
  [['2026-11-21'], 1, '2026-11-21'],
  [['2026-11-21', '2026-10-22', '2026-11-21'], 2, '2026-11-21'],
  [['2026-11-21', '2026-10-21', '2026-10-01'], 1, '2026-11-21'],
] as const)('visits on %j are a streak of %i, the last on %s', (days, consecutiveVisits, lastVisitOn) => {
  expect(streakOfDays(days)).toEqual({ consecutiveVisits, lastVisitOn });
});

// Asked: 282
test('each day has its place in its own streak, whatever came first', () => {
  const days = ['2026-11-03', '2026-09-01', '2026-11-01', '2026-11-03', '2026-09-30', '2026-11-02'];
  expect([...streaksOfDays(days)]).toEqual([
    ['2026-09-01', 1],
    ['2026-09-30', 2],
    ['2026-11-01', 1],
    ['2026-11-02', 2],
    ['2026-11-03', 3],
  ]);
});
