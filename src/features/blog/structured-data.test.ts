import { expect, test } from 'vitest';
import { BUSINESS_NAME } from '../../business/business.ts';
import { blogPosting } from './structured-data.ts';

const POST = {
  title: 'Bare bright or number two',
  description: 'How to tell the three grades of copper apart.',
  date: new Date('2026-05-18'),
  author: 'Rosa Parker',
  tags: ['selling-a-car'],
};
const posting = (change: object = {}) =>
  blogPosting(
    { ...POST, ...change },
    'https://yard.example/blog/copper',
    'https://yard.example/blog/share/a.png',
  );

test('a posting has headline, dates, author, publisher and picture', () => {
  expect(posting()).toMatchObject({
    '@type': 'BlogPosting',
    headline: POST.title,
    inLanguage: 'en',
    mainEntityOfPage: 'https://yard.example/blog/copper',
    image: ['https://yard.example/blog/share/a.png'],
    datePublished: '2026-05-18T00:00:00-04:00',
    author: [{ '@type': 'Person', name: 'Rosa Parker' }],
    publisher: { '@type': 'Organization', url: 'https://yard.example/' },
    keywords: ['Selling a car'],
  });
});

test('an unchanged post has its publication date as its last change', () => {
  expect(posting()).toHaveProperty('dateModified', '2026-05-18T00:00:00-04:00');
  expect(posting({ updated: new Date('2026-06-01') })).toHaveProperty(
    'dateModified',
    '2026-06-01T00:00:00-04:00',
  );
});

test('search engines are not told of a person whom we invented', () => {
  for (const author of ['Renee Holloway', BUSINESS_NAME])
    expect(posting({ author })).toMatchObject({ author: [{ '@type': 'Organization' }] });
});

test.each([
  ['2026-01-05', '2026-01-05T00:00:00-05:00'],
  // Clocks change at 2 AM.
  ['2026-03-08', '2026-03-08T00:00:00-05:00'],
  ['2026-11-01', '2026-11-01T00:00:00-04:00'],
])('a post of %s came out as that day began in New York', (day, moment) => {
  expect(posting({ date: new Date(day) })).toHaveProperty('datePublished', moment);
});
