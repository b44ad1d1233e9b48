import { expect, test } from 'vitest';
import { pageOf } from './keyset.ts';

test.each([
  [[], [], null],
  [[1], [1], null],
  [[2, 1], [2, 1], null],
  [[3, 2, 1], [3, 2], 'after 2'],
])('of the rows %j a page of two shows %j, and the next begins %s', (found, rows, next) => {
  expect(pageOf(found, 2, (last) => `after ${last}`)).toEqual({ rows, next });
});
