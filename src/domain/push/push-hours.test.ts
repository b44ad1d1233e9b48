import { expect, test } from 'vitest';
import { isWithinHours, loudMs } from './push-hours.ts';

const DAY = { from: '07:00', to: '18:30' };
const NIGHT = { from: '20:00', to: '06:00' };
const HOUR_MS = 3_600_000;

test.each([
  // Winter: five hours behind UTC.
  [DAY, '2026-01-15T11:59:59Z', false],
  [DAY, '2026-01-15T12:00:00Z', true],
  [DAY, '2026-01-15T23:29:59Z', true],
  [DAY, '2026-01-15T23:30:00Z', false],
  // Summer: four.
  [DAY, '2026-07-15T10:59:59Z', false],
  [DAY, '2026-07-15T11:00:00Z', true],
  // Past midnight.
  [NIGHT, '2026-01-16T00:59:59Z', false],
  [NIGHT, '2026-01-16T01:00:00Z', true],
  [NIGHT, '2026-01-16T05:00:00Z', true],
  [NIGHT, '2026-01-16T10:59:59Z', true],
  [NIGHT, '2026-01-16T11:00:00Z', false],
  [null, '2026-01-16T08:00:00Z', true],
])('%j at %s: %s', (hours, at, isLoud) => {
  expect(isWithinHours(hours, new Date(at))).toBe(isLoud);
});

// On March 8, 2026 the clocks go from 2:00 to 3:00, on November 1 from 2:00 back to 1:00.
test.each([
  ['an hour that is skipped does not count', { from: '22:00', to: '04:00' }, '2026-03-08T06:30:00Z', 1.5],
  ['quiet from a time that is skipped on', { from: '22:00', to: '02:30' }, '2026-03-08T06:30:00Z', 0.5],
  ['an hour that repeats counts twice', { from: '22:00', to: '04:00' }, '2026-11-01T05:30:00Z', 3.5],
  ['quiet in the first of two such hours', { from: '22:00', to: '01:30' }, '2026-11-01T05:15:00Z', 0.25],
  ['and loud again in the second', { from: '22:00', to: '01:30' }, '2026-11-01T06:15:00Z', 0.25],
  ['quiet now', { from: '07:00', to: '18:00' }, '2026-01-16T08:00:00Z', 0],
  ['at most as long as asked', { from: '07:00', to: '18:00' }, '2026-01-16T13:00:00Z', 4],
  ['without hours', null, '2026-01-16T08:00:00Z', 4],
])('%s', (_, hours, at, hoursLeft) => {
  expect(loudMs(hours, new Date(at), 4 * HOUR_MS)).toBe(hoursLeft * HOUR_MS);
});

test('seconds count', () => {
  expect(loudMs(DAY, new Date('2026-01-15T23:29:30Z'), HOUR_MS)).toBe(30_000);
  expect(loudMs(DAY, new Date('2026-01-15T23:30:30Z'), HOUR_MS)).toBe(0);
});
