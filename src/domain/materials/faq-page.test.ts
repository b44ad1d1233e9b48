import { expect, test } from 'vitest';
import { faqPage } from './faq-page.ts';

test('search engines get each question with its answer, in the order of the page', () =>
  expect(
    faqPage([
      { question: 'Is it magnetic?', answer: 'No.' },
      { question: 'Do you take it wet?', answer: 'Yes.' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it magnetic?',
        acceptedAnswer: { '@type': 'Answer', text: 'No.' },
      },
      {
        '@type': 'Question',
        name: 'Do you take it wet?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
      },
    ],
  }));
