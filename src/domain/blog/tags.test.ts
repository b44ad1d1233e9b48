import { expect, test } from 'vitest';
import { postsByTag } from './tags.ts';

test('tags come most used first, then by name, each with its posts in their order', () => {
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
