import { expect, test } from 'vitest';
import { redeemable } from './redeemable.ts';

const reward = { pointsCost: 500, minimumTier: 'Silver' } as const;

// Asked: 134
test.each([
  ['Silver', 500, { hasPoints: true, hasTier: true }],
  ['Platinum', 9_000, { hasPoints: true, hasTier: true }],
  ['Silver', 499, { hasPoints: false, hasTier: true }],
  ['Bronze', 500, { hasPoints: true, hasTier: false }],
  ['Bronze', 0, { hasPoints: false, hasTier: false }],
] as const)('%s with %i points: %s', (tier, totalPoints, expected) => {
  expect(redeemable(reward, { tier, totalPoints })).toEqual(expected);
});
