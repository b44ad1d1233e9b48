import { expect, test } from 'vitest';
import { BLOG_WORDS_PER_MINUTE } from '../../business/constants.ts';
import { listPages, postsByTag, readingMinutes, relatedPosts } from './posts.ts';

const words = (count: number) => 'copper '.repeat(count);

test.each([
  ['nothing', '', 1],
  ['one word', 'Copper', 1],
  ['exactly a minute', words(BLOG_WORDS_PER_MINUTE), 1],
  ['one word more', words(BLOG_WORDS_PER_MINUTE + 1), 2],
  ['five minutes', words(BLOG_WORDS_PER_MINUTE * 5), 5],
])('the reading time of %s is in whole minutes', (_, text, minutes) =>
  expect(readingMinutes(text)).toBe(minutes),
);

test('only the words of markup and links count', () => {
  const line =
    '<tr><th>don’t</th><td>-</td></tr><p><a href="/what/to/bring">ask <b>us</b></a> now: 2,000 lb &mdash; ok</p>';
  // don’t, ask, us, now, 2,000, lb, ok, and the entity
  expect(readingMinutes(line.repeat(Math.floor(BLOG_WORDS_PER_MINUTE / 8)))).toBe(1);
  expect(readingMinutes(line.repeat(Math.ceil((BLOG_WORDS_PER_MINUTE + 1) / 7)))).toBe(2);
});

test('attributes are not read, however many words they have', () =>
  expect(readingMinutes(`<b title="one two three">${words(BLOG_WORDS_PER_MINUTE)}</b>`)).toBe(1));

test.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [30, [10, 10, 10]],
])('%i items fill pages of %j', (count, sizes) => {
  const pages = listPages(
    Array.from({ length: count }, (_, index) => index),
    10,
  );
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toHaveLength(count);
});

test('tags are sorted by use, then by name, with their posts in order', () => {
  const posts = [
    { slug: 'a', tags: ['wire', 'copper'] },
    { slug: 'b', tags: ['cars'] },
    { slug: 'c', tags: ['copper'] },
  ];
  expect(postsByTag(posts).map(([tag, tagged]) => [tag, tagged.map(({ slug }) => slug)])).toEqual([
    ['copper', ['a', 'c']],
    ['cars', ['b']],
    ['wire', ['a']],
  ]);
});

test('no posts, no tags', () => expect(postsByTag([])).toEqual([]));

const post = (slug: string, ...tags: string[]) => ({ slug, tags });
const related = (posts: readonly ReturnType<typeof post>[], of: string, count = 3) => {
  const own = posts.find(({ slug }) => slug === of) ?? post(of);
  return relatedPosts(own, posts, count).map(({ slug }) => slug);
};

test('the post that shares the most tags comes first, and of equals the newer one', () => {
  const posts = [
    post('newest', 'copper'),
    post('newer', 'copper', 'wire'),
    post('this', 'copper', 'wire', 'prices'),
    post('older', 'copper', 'wire', 'prices'),
    post('oldest', 'prices'),
  ];
  expect(related(posts, 'this')).toEqual(['older', 'newer', 'newest']);
});

test('a post is not related to itself or to a post that shares no tag with it', () => {
  const posts = [post('this', 'copper'), post('other', 'cars'), post('untagged')];
  expect(related(posts, 'this')).toEqual([]);
  expect(related(posts, 'untagged')).toEqual([]);
});

test('no more related posts than asked for', () => {
  const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => post(slug, 'copper'));
  expect(related(posts, 'a', 2)).toEqual(['b', 'c']);
});
