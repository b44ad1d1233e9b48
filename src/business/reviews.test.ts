import { expect, test } from 'vitest';
import { REVIEWS_LOAD_MS, REVIEWS_SHOWN_BY_DEFAULT, REVIEWS_SHOWN_ON_HOME } from './constants.ts';
import { REVIEWS } from './reviews.ts';

// Asked: 56, 77, 209
test('there are five samples, loaded after a second, of which three are shown by default', () => {
  expect(REVIEWS).toHaveLength(5);
  expect([REVIEWS_LOAD_MS, REVIEWS_SHOWN_BY_DEFAULT, REVIEWS_SHOWN_ON_HOME]).toEqual([1_000, 3, 4]);
  for (const review of REVIEWS) {
    expect(review).toEqual({
      id: expect.stringMatching(/./),
      author: expect.stringMatching(/./),
      rating: expect.toSatisfy((rating: number) => [1, 2, 3, 4, 5].includes(rating)),
      text: expect.stringMatching(/./),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      verified: expect.any(Boolean),
      helpful: expect.any(Number),
      avatar: expect.stringMatching(/./),
    });
  }
});
