import { expect, test } from 'vitest';
import { figureOf, limitOf, type Measured, ratioOf, row } from './row.ts';

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

test('a figure just over its limit is not rounded under it', () => {
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
