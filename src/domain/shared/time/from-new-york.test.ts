import { expect, test } from 'vitest';
import { fromNewYork, newYorkLocal } from './from-new-york.ts';

test.each([
  ['2026-11-21T17:30', '2026-11-21T22:30:00.000Z'],
  ['2026-07-04T06:00', '2026-07-04T10:00:00.000Z'],
  ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  // Twice: the first, in summer time.
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
])('%s in New York is %s', (local, iso) => {
  expect(fromNewYork(local)?.toISOString()).toBe(iso);
  expect(newYorkLocal(new Date(iso))).toBe(local);
});

test.each([
  '2026-03-08T02:30',
  '2026-02-30T10:00',
  '2026-11-21',
  '',
  '2026-11-21T24:00',
  '2026-11-21T17:30Z',
  ' 2026-11-21T17:30',
  '+002026-11-21T17:30',
])('"%s" is no time in New York', (local) => {
  expect(fromNewYork(local)).toBeNull();
});
