import { expect, test } from 'vitest';
import { nextReward } from './next-reward.ts';
import type { Reward } from '../rewards.api.ts';

const reward = (name: string, pointsCost: number, minimumTier: Reward['minimumTier']): Reward => ({
  id: name,
  name,
  description: '',
  pointsCost,
  category: 'yard',
  minimumTier,
});

const REWARDS = [
  reward('dear', 9_000, 'Bronze'),
  reward('cheap', 500, 'Bronze'),
  reward('fair', 2_000, 'Bronze'),
  reward('golden', 1_000, 'Gold'),
];

test.each([
  ['Bronze', 0, 'cheap', 500],
  ['Bronze', 500, 'fair', 1_500],
  ['Bronze', 2_001, 'dear', 6_999],
  ['Gold', 700, 'golden', 300],
] as const)('%s with %i points: next is %s, %i to go', (tier, totalPoints, name, missing) => {
  expect(nextReward(REWARDS, { tier, totalPoints })).toMatchObject({ reward: { name }, missing });
});

test('without an unaffordable reward there is no next one', () => {
  expect(nextReward(REWARDS, { tier: 'Silver', totalPoints: 9_000 })).toBeNull();
  expect(nextReward([], { tier: 'Bronze', totalPoints: 0 })).toBeNull();
});
