import { expect, test } from 'vitest';
import { BLOG_WORDS_PER_MINUTE } from '../../business/constants.ts';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number) => 'copper '.repeat(count);

test.each([
  ['nothing', '', 1],
  ['one word', 'Copper', 1],
  ['exactly a minute', words(BLOG_WORDS_PER_MINUTE), 1],
  ['one word more', words(BLOG_WORDS_PER_MINUTE + 1), 2],
  ['five minutes', words(BLOG_WORDS_PER_MINUTE * 5), 5],
])('%s takes whole minutes', (_, text, minutes) => expect(readingMinutes(text)).toBe(minutes));

test('markup and addresses count only with their words', () => {
  const line =
    '<tr><th>don’t</th><td>-</td></tr><p><a href="/what/to/bring">ask <b>us</b></a> now: 2,000 lb &mdash; ok</p>';
  // don’t, ask, us, now, 2,000, lb, ok, and the entity
  expect(readingMinutes(line.repeat(Math.floor(BLOG_WORDS_PER_MINUTE / 8)))).toBe(1);
  expect(readingMinutes(line.repeat(Math.ceil((BLOG_WORDS_PER_MINUTE + 1) / 7)))).toBe(2);
});
