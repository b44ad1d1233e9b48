import { expect, test } from 'vitest';
import { FUNDING_DAYS_SHOWN } from '../../business/staff-constants.ts';
import { daysBetween, dayRangeSchema, latestDays } from './day-range.schema.ts';

test('the latest days end today, and daylight saving does not change their number', () => {
  expect(latestDays('2026-03-20')).toEqual({ from: '2026-02-19', to: '2026-03-20' });
  for (const today of ['2026-03-20', '2026-11-20', '2028-03-01']) {
    const { from, to } = latestDays(today);
    expect(daysBetween(from, to)).toBe(FUNDING_DAYS_SHOWN);
  }
});

test.each([
  ['2026-02-28', '2026-02-28', true],
  ['2025-01-01', '2026-01-01', true],
  ['2025-01-01', '2026-01-02', false],
  ['2026-02-29', '2026-03-01', false],
  ['2026-03-02', '2026-03-01', false],
  ['', '2026-03-01', false],
  ['0026-02-01', '0026-03-01', false],
  ['1926-02-01', '1926-03-01', false],
])('from %s to %s may be asked for: %s', (from, to, isRight) => {
  expect(dayRangeSchema.safeParse({ from, to }).success).toBe(isRight);
});
