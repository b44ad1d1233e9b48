import { expect, test } from 'vitest';
import { medianOf, percentileOf, type Point, slopeOf } from './row.ts';

const line = (slope: number, noise: readonly number[]): Point[] =>
  noise.map((extra, x) => ({ x, y: 40 + slope * x + extra }));

test.each<[string, readonly Point[], number]>([
  ['a rising line', line(2, [0, 0, 0, 0]), 2],
  ['a falling line', line(-0.5, [0, 0, 0]), -0.5],
  ['a flat one with noise on both sides', line(0, [1, -1, -1, 1]), 0],
  ['a single point', line(3, [0]), 0],
  ['nothing', [], 0],
])('the slope of %s is its own', (_what, points, slope) => {
  expect(slopeOf(points)).toBeCloseTo(slope, 10);
});

test('a percentile is the value at its share of the sorted values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([percentileOf(values, 0.99), medianOf(values), medianOf([])]).toEqual([99, 50, Number.NaN]);
});
