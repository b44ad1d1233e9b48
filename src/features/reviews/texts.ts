/** The customers' reviews on home. */
export const reviewsTexts = {
  heading: 'Customer Reviews',
  basis: (count: number) => `out of 5, based on ${count} reviews`,
  samples: 'These reviews are samples that show how this section will look. No customer wrote them.',
  /** Where the page is in another language than the reviews, which stand in their writers' words. */
  language: '',
  rating: (rating: number, day: string) => `${rating} out of 5, ${day}`,
  verified: 'Verified seller · ',
  helpful: (count: number) => `${count} found this helpful`,
};
