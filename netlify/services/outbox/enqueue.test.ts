import { expect, test } from 'vitest';
import { backoffMs } from './enqueue.ts';

// Asked: 267
test.each([
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [20, 900_000],
])('after failure %i the wait is about %i ms', (attempt, ms) => {
  expect(backoffMs(attempt, 0.5)).toBe(ms);
});

test('waits differ by up to a quarter, and never pass a quarter of an hour', () => {
  expect([backoffMs(1, 0), backoffMs(1, 0.999)]).toEqual([3_750, 6_248]);
  expect(backoffMs(20, 0.999)).toBe(900_000);
});
