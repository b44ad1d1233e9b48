import { expect, test } from 'vitest';
import { readPostHead } from './list-posts.ts';

const HEAD = 'title: Wire\ndate: 2026-10-02\nauthor: Dana\ntags: [wire]';
const WIRE = { title: 'Wire', date: '2026-10-02', author: 'Dana', tags: ['wire'], draft: false };

test('the head of a post is read, however its lines end', async () => {
  expect(await readPostHead(`---\n${HEAD}\n---\nText`)).toEqual(WIRE);
  expect(await readPostHead(`---\r\n${HEAD}\ndraft: true\r\n---\r\nText`)).toEqual({
    ...WIRE,
    draft: true,
  });
});

test('a rule in the text does not lengthen the head', async () =>
  expect(await readPostHead(`---\n${HEAD}\n---\nText\n---\nmore: x\n---\n`)).toEqual(WIRE));

test.each(['', 'Text', `Text\n---\n${HEAD}\n---\n`, '---\ntitle: Wire\n---\n', '---\n: : :\n---\n'])(
  '%j has none',
  async (markdown) => expect(await readPostHead(markdown)).toBeNull(),
);
