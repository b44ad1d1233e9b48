import { expect, test } from 'vitest';
import { nextTier, reaches, tierOf } from './tiers.ts';

// Asked: 116, 281
test.each([
  [0, 'Bronze', { tier: 'Silver', missing: 5_000 }],
  [4_999, 'Bronze', { tier: 'Silver', missing: 1 }],
  [5_000, 'Silver', { tier: 'Gold', missing: 20_000 }],
  [24_999, 'Silver', { tier: 'Gold', missing: 1 }],
  [25_000, 'Gold', { tier: 'Platinum', missing: 50_000 }],
  [74_999, 'Gold', { tier: 'Platinum', missing: 1 }],
  [75_000, 'Platinum', null],
  [9_000_000, 'Platinum', null],
] as const)('%i lifetime points are %s', (points, tier, next) => {
  expect(tierOf(points)).toBe(tier);
  expect(nextTier(points)).toEqual(next);
});

test('a reward is for its tier and higher ones', () => {
  expect(reaches('Gold', 'Silver')).toBe(true);
  expect(reaches('Silver', 'Silver')).toBe(true);
  expect(reaches('Bronze', 'Silver')).toBe(false);
});
