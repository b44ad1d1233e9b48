import { expect, test } from 'vitest';
import { holds, type Row } from './row.ts';

const PAGE = { of: '/', what: 'LCP' };

test.each<[Row, boolean]>([
  [{ ...PAGE, figure: 11, floor: 10, atMost: 1.1 }, true],
  [{ ...PAGE, figure: 11.01, floor: 10, atMost: 1.1 }, false],
  [{ ...PAGE, figure: 4.999, atLeast: 5 }, false],
  [{ ...PAGE, figure: 10, atMost: 10 }, true],
  [{ ...PAGE, figure: Number.NaN, atMost: 10 }, false],
  [{ ...PAGE, figure: 7 }, true],
])('%o holds: %s', (row, expected) => {
  expect(holds(row)).toBe(expected);
});
