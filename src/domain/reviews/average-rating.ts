import type { Review } from './review.ts';

/** The mean of the ratings to one decimal, half up; null where there is none. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum * 10) / reviews.length) / 10;
}
