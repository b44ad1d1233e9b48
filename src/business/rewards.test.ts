import { expect, test } from 'vitest';
import { REWARDS_POINTS_PER_DOLLAR, REWARDS_TIERS } from './constants.ts';
import { REWARDS_ON_OFFER } from './rewards.ts';

test('the list runs from the cheapest up, each reward under a name of its own', () => {
  const costs = REWARDS_ON_OFFER.map(({ pointsCost }) => pointsCost);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(new Set(REWARDS_ON_OFFER.map(({ name }) => name)).size).toBe(REWARDS_ON_OFFER.length);
});

const valuesOf = (key: 'minimumTier' | 'category') => new Set(REWARDS_ON_OFFER.map((reward) => reward[key]));

test('every tier and every category has something to offer', () => {
  expect(valuesOf('minimumTier')).toEqual(new Set(REWARDS_TIERS.map(({ tier }) => tier)));
  expect(valuesOf('category')).toEqual(new Set(['cash_bonus', 'merchandise', 'yard']));
});

test('a cash bonus pays three percent of the sales that earned its points', () => {
  const bonuses = REWARDS_ON_OFFER.filter(({ category }) => category === 'cash_bonus');
  expect(bonuses.length).toBeGreaterThan(0);
  const percents = bonuses.map(({ name, pointsCost }) => {
    const dollars = Number(/^\$(\d+) /.exec(name)?.[1]);
    return [name, (100 * dollars * REWARDS_POINTS_PER_DOLLAR) / pointsCost];
  });
  expect(percents).toEqual(bonuses.map(({ name }) => [name, 3]));
});
