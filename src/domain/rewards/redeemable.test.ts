import { expect, test } from 'vitest';
import { redeemable } from './redeemable.ts';

const reward = { pointsCost: 500, minimumTier: 'Silver' } as const;

test.each([
  ['Silver', 500, 'ready'],
  ['Platinum', 9_000, 'ready'],
  ['Silver', 499, 'needs_points'],
  ['Bronze', 500, 'needs_tier'],
  ['Bronze', 0, 'needs_points'],
] as const)('%s with %i points: %s', (tier, totalPoints, expected) => {
  expect(redeemable(reward, { tier, totalPoints })).toBe(expected);
});
