import type { Review } from '../../domain/reviews/review.ts';

/** False once the reviews below are real: they then show who is verified and how many found them helpful. */
export const REVIEWS_ARE_SAMPLES: boolean = true;

/** Samples written for the design. Replace all five with real reviews (docs/launch-checklist.md). */
export const SAMPLE_REVIEWS: readonly Review[] = [
  {
    id: 'sample-1',
    author: 'Marcus M.',
    rating: 5,
    text: 'Called at eight for the copper price, drove in at nine. Same price on the ticket, check in hand.',
    date: '2025-03-14',
    verified: true,
    helpful: 14,
    avatar: 'MM',
  },
  {
    id: 'sample-2',
    author: 'Sharon T.',
    rating: 5,
    text: 'My old sedan had not moved in six years. They had it off the trailer and the papers done in ten minutes.',
    date: '2025-02-27',
    verified: true,
    helpful: 9,
    avatar: 'ST',
  },
  {
    id: 'sample-3',
    author: 'Luis G.',
    rating: 4,
    text: 'I bring wire and brass from jobs every other Friday. Fair sorting, and I can read the scale from the cab.',
    date: '2025-02-08',
    verified: true,
    helpful: 11,
    avatar: 'LG',
  },
  {
    id: 'sample-4',
    author: 'Pat W.',
    rating: 5,
    text: 'First time selling scrap. They showed me with a magnet what to separate next time.',
    date: '2025-01-19',
    verified: false,
    helpful: 6,
    avatar: 'PW',
  },
  {
    id: 'sample-5',
    author: 'Carol H.',
    rating: 4,
    text: 'Cleared out a barn: tin roofing, pipe and two dead washers. In and out with one truckload after another.',
    date: '2024-12-06',
    verified: true,
    helpful: 3,
    avatar: 'CH',
  },
];
