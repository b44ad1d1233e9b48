import { expect, test } from 'vitest';
import { fitWithin } from './photo-jpeg.ts';

// Asked: 252
test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1601, 1, 1600, 1],
  [800, 600, 800, 600],
  [1600, 1600, 1600, 1600],
  [10_000, 1, 1600, 1],
])('%i x %i becomes %i x %i', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: fitWidth, height: fitHeight });
});
