import { REWARDS_TIERS } from '../../../business/constants.ts';

export const TIERS = REWARDS_TIERS.map(({ tier }) => tier);
export type Tier = (typeof REWARDS_TIERS)[number]['tier'];

/** The lifetime points at which a tier begins. */
export const tierStart = (tier: Tier): number =>
  REWARDS_TIERS.find((candidate) => candidate.tier === tier)?.from ?? 0;

/** By lifetime points, which fall only when a ticket is voided. */
export const tierOf = (lifetimePoints: number): Tier =>
  REWARDS_TIERS.findLast(({ from }) => lifetimePoints >= from)?.tier ?? 'Bronze';

/** The next tier and the points missing; null at the top. */
export function nextTier(lifetimePoints: number): { tier: Tier; missing: number } | null {
  const next = REWARDS_TIERS.find(({ from }) => from > lifetimePoints);
  return next ? { tier: next.tier, missing: next.from - lifetimePoints } : null;
}

export const reaches = (tier: Tier, minimum: Tier): boolean => tierStart(tier) >= tierStart(minimum);
