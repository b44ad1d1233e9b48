import { expect, test } from 'vitest';
import { FUNDING_DAYS_SHOWN } from '../../../business/constants.ts';
import { daysBetween, dayRangeSchema, latestDays, presetDays, RANGE_PRESETS } from './day-range.schema.ts';
import { inNewYork } from './new-york-time.ts';

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

const presetsAt = (at: string) =>
  RANGE_PRESETS.map((preset) => {
    const { from, to } = presetDays(preset, inNewYork(new Date(at)).date);
    return from === to ? from : `${from} ${to}`;
  });

// Today, yesterday, this week, last week, this month, this year, last year.
test.each([
  [
    'the last minute of Sunday in Georgia',
    '2026-11-23T04:59:00Z',
    [
      '2026-11-22',
      '2026-11-21',
      '2026-11-16 2026-11-22',
      '2026-11-09 2026-11-15',
      '2026-11-01 2026-11-22',
      '2026-01-01 2026-11-22',
      '2025-01-01 2025-12-31',
    ],
  ],
  [
    'the first minute of Monday in Georgia',
    '2026-11-23T05:00:00Z',
    [
      '2026-11-23',
      '2026-11-22',
      '2026-11-23',
      '2026-11-16 2026-11-22',
      '2026-11-01 2026-11-23',
      '2026-01-01 2026-11-23',
      '2025-01-01 2025-12-31',
    ],
  ],
  [
    'the last minute of a month and a year',
    '2027-01-01T04:59:00Z',
    [
      '2026-12-31',
      '2026-12-30',
      '2026-12-28 2026-12-31',
      '2026-12-21 2026-12-27',
      '2026-12-01 2026-12-31',
      '2026-01-01 2026-12-31',
      '2025-01-01 2025-12-31',
    ],
  ],
  [
    'the first minute of a month and a year',
    '2027-01-01T05:00:00Z',
    [
      '2027-01-01',
      '2026-12-31',
      '2026-12-28 2027-01-01',
      '2026-12-21 2026-12-27',
      '2027-01-01',
      '2027-01-01',
      '2026-01-01 2026-12-31',
    ],
  ],
  [
    'the day after the clocks go forward',
    '2026-03-09T04:00:00Z',
    [
      '2026-03-09',
      '2026-03-08',
      '2026-03-09',
      '2026-03-02 2026-03-08',
      '2026-03-01 2026-03-09',
      '2026-01-01 2026-03-09',
      '2025-01-01 2025-12-31',
    ],
  ],
  [
    'the day on which they go back, an hour that comes twice',
    '2026-11-01T06:30:00Z',
    [
      '2026-11-01',
      '2026-10-31',
      '2026-10-26 2026-11-01',
      '2026-10-19 2026-10-25',
      '2026-11-01',
      '2026-01-01 2026-11-01',
      '2025-01-01 2025-12-31',
    ],
  ],
])('presets at %s', (_, at, days) => {
  expect(presetsAt(at)).toEqual(days);
});
