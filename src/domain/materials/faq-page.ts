export interface Faq {
  readonly question: string;
  readonly answer: string;
}

/** https://schema.org/FAQPage of exactly the questions that a page shows. */
export const faqPage = (faq: readonly Faq[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
