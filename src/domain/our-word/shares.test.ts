import { expect, test } from 'vitest';
import { badShare, goodShare, medianMinutes } from './shares.ts';

test.each([
  [1_999, 2_000, '99.9', '100'],
  [2_000, 2_000, '100', '100'],
  [1, 2_000, '0', '0.1'],
  [0, 2_000, '0', '0'],
  [2, 3, '66.6', '66.7'],
  [1, 2, '50', '50'],
])('%i of %i is %s percent where it speaks for us, and %s where it does not', (part, whole, good, bad) => {
  expect([goodShare(part, whole), badShare(part, whole)]).toEqual([good, bad]);
});

test.each<[readonly number[], number | null]>([
  [[], null],
  [[60_001], 2],
  [[60_000, 180_000], 3],
  [[300_000, 60_000, 120_000], 2],
])('the middle of %j ms is %s minutes: the longer of two, rounded up', (durations, minutes) => {
  expect(medianMinutes(durations)).toBe(minutes);
});
