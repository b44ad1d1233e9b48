import { expect, test } from 'vitest';
import { REVIEWS } from '../../business/constants.ts';
import { SAMPLE_REVIEWS } from './reviews.ts';

test('there are five samples, loaded after a second, of which three are shown unless a page says else', () => {
  expect(SAMPLE_REVIEWS).toHaveLength(5);
  expect(REVIEWS).toEqual({ loadMs: 1_000, shownByDefault: 3, shownOnHome: 4 });
  for (const review of SAMPLE_REVIEWS) {
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
