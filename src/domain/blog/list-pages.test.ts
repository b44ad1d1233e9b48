import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

test.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [30, [10, 10, 10]],
])('%i items fill pages of %j', (count, sizes) => {
  const pages = listPages(
    Array.from({ length: count }, (_, index) => index),
    10,
  );
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toHaveLength(count);
});
