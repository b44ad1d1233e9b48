import { expect, test } from 'vitest';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import type { StaffRole } from './roles.ts';
import { mayActAt, yardsOf } from './yard-rights.ts';

const [OWN, OTHER] = YARD_IDS as [YardId, YardId];

test.each<[string, StaffRole, YardId[], [own: boolean, other: boolean, all: boolean]]>([
  ['staff without a limit', 'staff', [], [true, true, true]],
  ['staff of one yard', 'staff', [OWN], [true, false, false]],
  ['staff of two yards', 'staff', [OTHER, OWN], [true, true, false]],
  ['the office, once staff of one yard', 'office', [OWN], [true, true, true]],
  ['an owner, once staff of one yard', 'owner', [OWN], [true, true, true]],
])('%s', (_, role, yards, expected) => {
  const who = { role, yards };
  expect([OWN, OTHER, null].map((yardId) => mayActAt(who, yardId))).toEqual(expected);
  expect(yardsOf(who)).toEqual(YARD_IDS.filter((id) => mayActAt(who, id)));
});

test('staff of a yard that is no more work nowhere, not everywhere', () => {
  expect(yardsOf({ role: 'staff', yards: ['closed' as YardId] })).toEqual([]);
});
