import type { Review } from '../../business/reviews.ts';

/** The average rating with one decimal, rounded half up; null without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum * 10) / reviews.length) / 10;
}
