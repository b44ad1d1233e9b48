import { expect, test } from 'vitest';
import { postsByTag, tagName } from './tags.ts';

test.each([
  ['copper', 'Copper'],
  ['selling-a-car', 'Selling a car'],
])('%s reads %s', (tag, name) => expect(tagName(tag)).toBe(name));

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
