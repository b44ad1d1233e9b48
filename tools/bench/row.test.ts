import { expect, test } from 'vitest';
import { row, type Measured } from './row.ts';
import { figureOf, limitOf, ratioOf } from './show-row.ts';
import { slowdownOf } from './slowdown.ts';

const CALL = { of: 'GET /api/x', what: 'requests per second' };

test.each<[Measured, boolean]>([
  [{ ...CALL, figure: 5_000, floor: 10_000, atLeast: 0.5 }, true],
  [{ ...CALL, figure: 4_999, floor: 10_000, atLeast: 0.5 }, false],
  [{ ...CALL, figure: 11, atMost: 10 }, false],
  [{ ...CALL, figure: 10, atMost: 10 }, true],
  [{ ...CALL, figure: Number.NaN, atMost: 10 }, false],
  [{ ...CALL, figure: 7 }, true],
])('%o holds: %s', (measured, holds) => {
  expect(row(measured).holds).toBe(holds);
});

test('what is just over a limit is not rounded under it', () => {
  expect(row({ ...CALL, figure: 0.399_96, atLeast: 0.4 })).toMatchObject({ figure: 0.4, holds: false });
});

test('a row is shown with its unit, its share of the floor and its limit', () => {
  const shown = row({ of: '/', what: 'LCP', figure: 754.6, unit: 'ms', floor: 634, atMost: 1.1 });
  expect([figureOf(shown), ratioOf(shown), limitOf(shown)]).toEqual(['755 ms', '1.19 x', 'at most 1.1 x']);
  const close = row({ of: '/', what: 'rate', figure: 0.398, floor: 1, atLeast: 0.4 });
  expect(ratioOf(close)).toBe('0.398 x');
  const bare = row({ ...CALL, figure: 0.0174 });
  expect([figureOf(bare), ratioOf(bare), limitOf(bare)]).toEqual(['0.017', '', '']);
});

test('a slower machine is given as much longer, and a quicker one not less', () => {
  expect([slowdownOf(5.4, 2.7), slowdownOf(2.7, 2.7), slowdownOf(1, 2.7)]).toEqual([2, 1, 1]);
});
