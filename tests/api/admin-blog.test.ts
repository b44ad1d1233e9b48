import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import ownersFunction from '../../netlify/functions/owners.ts';
import { listBlogPosts, readPostHead } from '../../netlify/services/blog/list-posts.ts';
import { listPostsApi, type PostListed } from '../../src/domain/blog/admin-blog.api.ts';
import { POST_FILES } from '../../src/domain/blog/post-files.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner = '';
beforeAll(async () => {
  owner = (await staffWith(server.db, 'owner')).cookie;
});

// Asked: 332
test('an owner gets every post of the repository, drafts first and then the newest', async () => {
  const response = await callApi(ownersFunction, listPostsApi, { headers: { cookie: owner } });
  const posts = (await response.json()) as PostListed[];
  expect(response.headers.get('cache-control')).toBe('no-store');
  // Translations, in a folder of their own, are changed as content.
  const files = readdirSync(POST_FILES.posts).filter((name) => name.endsWith('.md'));
  expect(posts.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(files.toSorted());
  expect(posts.filter(({ state }) => state === 'draft')).toMatchObject([
    { slug: 'a-post-to-start-from', title: 'A Post to Start From', date: '2026-11-20', tags: ['grading'] },
  ]);
  expect(posts[0]?.state).toBe('draft');
  const days = posts.filter(({ state }) => state === 'published').map(({ date }) => date ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a post with a day to come is told apart, by the yards’ day', async () => {
  const [first] = (await listBlogPosts(new Date('2026-05-18T03:59:59Z'))).filter(
    ({ state }) => state === 'ahead',
  );
  expect(first?.date?.localeCompare('2026-05-17')).toBe(1);
  const later = await listBlogPosts(new Date('2030-01-01T12:00:00Z'));
  expect(later.filter(({ state }) => state === 'ahead')).toEqual([]);
});

const HEAD = `---
title: "Bare bright: what it is"
date: 2026-05-18
updated: '2026-06-01'
author: Renee
tags:
  - copper
---

Text.`;

test('a head is read as the editor and as people write it, and one that is broken costs nobody the list', async () => {
  expect(await readPostHead(HEAD)).toEqual({
    title: 'Bare bright: what it is',
    date: '2026-05-18',
    updated: '2026-06-01',
    author: 'Renee',
    tags: ['copper'],
    draft: false,
  });
  for (const broken of [
    '',
    'No head',
    HEAD.replace('2026-05-18', 'soon'),
    HEAD.replace('author', '  - a'),
    '---\n---\n',
  ]) {
    expect(await readPostHead(broken)).toBeNull();
  }
});
