import type { Reward, RewardsCustomer } from '../rewards.api.ts';
import { reaches } from './tiers.ts';

/** A reward needs both. */
export interface Redeemable {
  readonly hasPoints: boolean;
  readonly hasTier: boolean;
}

/** Which of a reward's requirements a customer meets. Where neither is met, the dashboard names the points, and the call's error the tier. */
export const redeemable = (
  { pointsCost, minimumTier }: Pick<Reward, 'pointsCost' | 'minimumTier'>,
  { tier, totalPoints }: Pick<RewardsCustomer, 'tier' | 'totalPoints'>,
): Redeemable => ({ hasPoints: totalPoints >= pointsCost, hasTier: reaches(tier, minimumTier) });
