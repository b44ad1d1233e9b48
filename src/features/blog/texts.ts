import type { Locale } from '../../domain/shared/language/locales.ts';

/** A post, from its head to the links below it. */
export const postTexts = {
  draft: 'Draft',
  by: (author: string) => `By ${author}`,
  /** After the name of an author who does not exist. */
  sampleAuthor: ', sample author',
  updated: 'Updated',
  minutes: (minutes: number) => `${minutes} min read`,
  /** The link to the same post in the other language, in that language. */
  other: { text: 'Léalo en español', language: 'es' as Locale },
  contents: 'In this post',
  subjects: 'Subjects of this post',
  offer: {
    label: 'Prices by phone',
    text: 'Have some of this in your truck? Find out what it brings today.',
    worth: 'What Is My Load Worth?',
  },
  end: {
    heading: 'Not sure what’s in your truck?',
    text: 'Call before you drive: we’ll tell you the grade and hold the price.',
    quote: 'Get Instant Quote',
  },
  related: 'Read next',
  neighbors: { label: 'Previous and next post', previous: 'Previous post', next: 'Next post' },
  all: 'All posts',
};
