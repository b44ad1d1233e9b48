export interface Review {
  readonly id: string;
  readonly author: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** ISO date. */
  readonly date: string;
  readonly verified: boolean;
  /** How many readers found it helpful. */
  readonly helpful: number;
  /** Two letters shown instead of a portrait. */
  readonly avatar: string;
}

/** The average rating with one decimal, rounded half up; null without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum * 10) / reviews.length) / 10;
}
