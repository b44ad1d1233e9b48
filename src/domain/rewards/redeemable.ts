import type { Reward, RewardsCustomer } from './rewards.api.ts';
import { reaches } from './tiers.ts';

export type Redeemable = 'ready' | 'needs_points' | 'needs_tier';

/** Whether a customer can redeem a reward now, and if not, what is in the way. Missing points are named first. */
export function redeemable(
  { pointsCost, minimumTier }: Pick<Reward, 'pointsCost' | 'minimumTier'>,
  { tier, totalPoints }: Pick<RewardsCustomer, 'tier' | 'totalPoints'>,
): Redeemable {
  if (totalPoints < pointsCost) return 'needs_points';
  return reaches(tier, minimumTier) ? 'ready' : 'needs_tier';
}
