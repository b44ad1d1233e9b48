import { expect, test } from 'vitest';
import { BLOG_TAGS_OFFERED } from '../../business/constants.ts';
import { tagPages } from './post-lists.ts';
import type { Post } from './posts.ts';

test('a tag that the blog does not offer is offered first on its own pages', () => {
  const tags = Array.from({ length: BLOG_TAGS_OFFERED }, (_, index) => `common-${index}`);
  const posts = [{ tags: [...tags, 'rare'] }, { tags }] as unknown as readonly Post[];
  const pages = tagPages(posts);
  const offeredOn = (tag: string) => pages.find((page) => page.tag === tag)?.tags;
  expect(offeredOn('rare')).toEqual(['rare', ...tags.toSorted()]);
  expect(offeredOn('common-0')).toEqual(tags.toSorted());
});
