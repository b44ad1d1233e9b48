import { expect, test } from 'vitest';
import type { Review } from '../../business/reviews.ts';
import { averageRating } from './review.ts';

const rated = (...ratings: Review['rating'][]) => ratings.map((rating) => ({ rating }));

// Asked: 56
test.each([
  [rated(5), 5],
  [rated(5, 4), 4.5],
  [rated(5, 5, 4, 5, 4), 4.6],
  [rated(4, 4, 5), 4.3],
  [rated(1, 1, 1, 2), 1.3],
])('the average of %j is %d, to one decimal and half up', (reviews, average) => {
  expect(averageRating(reviews)).toBe(average);
});

test('without reviews there is no average', () => {
  expect(averageRating([])).toBeNull();
});
