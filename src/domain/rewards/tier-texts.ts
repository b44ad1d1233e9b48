import type { Tier } from './tiers.ts';

/** What customers read for a tier. */
export const tierNames: Readonly<Record<Tier, string>> = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
};
