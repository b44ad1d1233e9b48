import { expect, test } from 'vitest';
import { pointsFor, pointsText, streakBonus } from './points.ts';

// Asked: 218, 279
test.each([
  [12_345, 1_234],
  [100, 10],
  [99, 9],
  [9, 0],
  [0, 0],
])('%i cents earn %i points', (cents, points) => {
  expect(pointsFor(cents)).toBe(points);
});

test.each([
  [1_234, 1, 0],
  [1_234, 2, 0],
  [1_234, 3, 123],
  [9, 3, 0],
  [1_000, 40, 100],
])('a sale of %i points on visit %i of a streak adds %i', (points, visits, bonus) => {
  expect(streakBonus(points, visits)).toBe(bonus);
});

test('points are written with separators', () => {
  expect([0, 999, 1_234, 75_000, 1_234_567, -500].map(pointsText)).toEqual([
    '0',
    '999',
    '1,234',
    '75,000',
    '1,234,567',
    '−500',
  ]);
});
