import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts.ts';

const post = (slug: string, ...tags: string[]) => ({ slug, tags });
const slugs = (posts: readonly ReturnType<typeof post>[], of: string, count = 3) =>
  relatedPosts(posts, count)
    .get(of)
    ?.map(({ slug }) => slug);

test('who shares most tags comes first, and the newer of two who share as many', () => {
  const posts = [
    post('newest', 'copper'),
    post('newer', 'copper', 'wire'),
    post('this', 'copper', 'wire', 'prices'),
    post('older', 'copper', 'wire', 'prices'),
    post('oldest', 'prices'),
  ];
  expect(slugs(posts, 'this')).toEqual(['older', 'newer', 'newest']);
});

test('a post is not related to itself, nor to one that shares no tag with it', () => {
  const posts = [post('this', 'copper'), post('other', 'cars'), post('untagged')];
  expect(slugs(posts, 'this')).toEqual([]);
  expect(slugs(posts, 'untagged')).toEqual([]);
});

test('no more than asked for', () => {
  const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => post(slug, 'copper'));
  expect(slugs(posts, 'a', 2)).toEqual(['b', 'c']);
});

test('every one of a thousand posts has its own, within a second', () => {
  const posts = Array.from({ length: 1_000 }, (_, index) =>
    post(`post-${index}`, ...new Set([`tag-${index % 10}`, `tag-${(index * 7) % 10}`])),
  );
  const start = performance.now();
  const related = relatedPosts(posts, 3);
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(related.size).toBe(1_000);
  expect([...related.values()].every((others) => others.length === 3)).toBe(true);
});
