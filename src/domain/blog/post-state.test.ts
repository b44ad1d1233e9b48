import { expect, test } from 'vitest';
import { isOut, postState } from './post-state.ts';

test.each([
  ['a draft of any date', { draft: true, date: '2026-05-18' }, 'draft'],
  ['a post of an earlier day', { draft: false, date: '2026-05-18' }, 'published'],
  ['one of today', { draft: false, date: '2026-05-19' }, 'published'],
  ['one dated tomorrow', { draft: false, date: '2026-05-20' }, 'ahead'],
])('%s', (_, post, state) => expect(postState(post, '2026-05-19')).toBe(state));

test.each([
  ['draft', false],
  ['published', true],
  ['ahead', true],
  ['unreadable', false],
] as const)('a post that is %s has a page: %s', (state, is) => expect(isOut(state)).toBe(is));
