/** In the frame of privacy, terms and accessibility. */
export const legalPageTexts = {
  contents: 'On this page',
  sample: 'Sample: have your lawyer read it.',
  reviewed: (day: string) => `Last reviewed ${day}.`,
};

/** On pages in a language that the original is not in. The law is read in English until somebody has compared both. */
export const translationTexts = {
  reviewed: (by: string, day: string) => `Translation reviewed by ${by} on ${day}.`,
  englishHolds: {
    before: 'Nobody has reviewed this translation yet. ',
    link: 'The English text',
    after: ' holds.',
  },
};
