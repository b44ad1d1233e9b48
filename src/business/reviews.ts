import content from '../content/reviews.json' with { type: 'json' };

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

/** A review as its entry has it. */
interface ReviewEntry extends Omit<Review, 'id' | 'avatar'> {
  /** How and when the writer agreed to be shown; none for a sample. Shown to nobody. */
  readonly consent?: string;
}

const ENTRIES = content.reviews as readonly ReviewEntry[];

/** Until every review has its writer's consent. They then show who is verified and how many found them helpful. */
export const REVIEWS_ARE_SAMPLES: boolean = ENTRIES.some(({ consent = '' }) => consent === '');

const initials = (author: string) =>
  author
    .split(' ')
    .map((name) => name.charAt(0))
    .join('')
    .slice(0, 2);

/** In the order of the editor, where owners change them (/admin/content). */
export const REVIEWS: readonly Review[] = ENTRIES.map(
  ({ author, rating, text, date, verified, helpful }, index) => ({
    author,
    rating,
    text,
    date,
    verified,
    helpful,
    id: `review-${index + 1}`,
    avatar: initials(author),
  }),
);
