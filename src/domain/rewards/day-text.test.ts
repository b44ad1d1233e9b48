import { expect, test } from 'vitest';
import { yardDayText, monthDayText } from './day-text.ts';

test.each([
  ['2026-11-21T12:00:00.000Z', 'November 21, 2026'],
  ['2027-01-01T04:59:59.000Z', 'December 31, 2026'],
  ['2026-07-02T04:00:00.000Z', 'July 2, 2026'],
])('%s is %s at the yards', (time, expected) => {
  expect(yardDayText(time)).toBe(expected);
});

test('a birthday has no year', () => {
  expect(['--02-29', '1980-12-01'].map((date) => monthDayText(date))).toEqual(['February 29', 'December 1']);
});
