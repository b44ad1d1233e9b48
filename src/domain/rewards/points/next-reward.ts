import type { Reward, RewardsCustomer } from '../rewards.api.ts';
import { reaches } from './tiers.ts';

/** The cheapest reward of the tier that the points do not reach yet; null if they reach all. */
export function nextReward(
  rewards: readonly Reward[],
  { tier, totalPoints }: Pick<RewardsCustomer, 'tier' | 'totalPoints'>,
): { reward: Reward; missing: number } | null {
  const [reward] = rewards
    .filter(({ minimumTier, pointsCost }) => reaches(tier, minimumTier) && pointsCost > totalPoints)
    .toSorted((one, other) => one.pointsCost - other.pointsCost);
  return reward ? { reward, missing: reward.pointsCost - totalPoints } : null;
}
