import { expect, test } from 'vitest';
import { dayTexts, pointsTexts, unitTexts } from './texts.ts';

test.each([
  [0, '0 points'],
  [1, '1 point'],
  [-1, '−1 point'],
  [2, '2 points'],
  [1_234, '1,234 points'],
])('%i reads "%s"', (points, told) => expect(pointsTexts.points(points)).toBe(told));

test.each([
  ['ton', '1', 'ton'],
  ['ton', '1.000', 'ton'],
  ['ton', '2.5', 'tons'],
  ['ton', '0.5', 'tons'],
  ['lb', '2', 'lb'],
])('a %s of %s is read in %s', (unit, weight, told) => expect(unitTexts.of(unit, weight)).toBe(told));

test('days are written out', () => {
  expect(dayTexts.months).toHaveLength(12);
  expect(dayTexts.withYear(dayTexts.monthDay('May', 4), '1990')).toBe('May 4, 1990');
});
