/**
 * What points buy: here by points and tier, and by name and description in src/content/rewards.json, which owners change in the editor.
 * docs/business-rules.md says what a reward may cost, docs/how-to/add-a-reward.md how to change the list.
 */
import content from '../content/rewards.json' with { type: 'json' };
import type { REWARDS_TIERS } from './constants.ts';

interface RewardOffer {
  /** What the database calls it (docs/decisions/0046). It never changes. */
  readonly key: string;
  readonly pointsCost: number;
  readonly category: 'cash_bonus' | 'merchandise' | 'yard';
  readonly minimumTier: (typeof REWARDS_TIERS)[number]['tier'];
}

interface RewardTexts {
  readonly name: string;
  readonly description: string;
}

/** Cheapest first. */
const OFFERS: readonly RewardOffer[] = [
  {
    key: 'Yard Coozie',
    pointsCost: 500,
    category: 'merchandise',
    minimumTier: 'Bronze',
  },
  {
    key: 'Free Truck Weigh-in',
    pointsCost: 750,
    category: 'yard',
    minimumTier: 'Bronze',
  },
  {
    key: '$3 Cash Bonus',
    pointsCost: 1_000,
    category: 'cash_bonus',
    minimumTier: 'Bronze',
  },
  {
    key: 'Scale House Mug',
    pointsCost: 2_000,
    category: 'merchandise',
    minimumTier: 'Bronze',
  },
  {
    key: 'Two Hands to Unload',
    pointsCost: 2_500,
    category: 'yard',
    minimumTier: 'Silver',
  },
  {
    key: 'Front-of-line Pass',
    pointsCost: 3_000,
    category: 'yard',
    minimumTier: 'Gold',
  },
  {
    key: '$15 Cash Bonus',
    pointsCost: 5_000,
    category: 'cash_bonus',
    minimumTier: 'Silver',
  },
  {
    key: 'Crane Operator Hoodie',
    pointsCost: 10_000,
    category: 'merchandise',
    minimumTier: 'Silver',
  },
  {
    key: '$75 Cash Bonus',
    pointsCost: 25_000,
    category: 'cash_bonus',
    minimumTier: 'Gold',
  },
  {
    key: '$150 Cash Bonus',
    pointsCost: 50_000,
    category: 'cash_bonus',
    minimumTier: 'Platinum',
  },
];

const TEXTS: ReadonlyMap<string, RewardTexts> = new Map(
  content.rewards.map(({ key, name, description }) => [key, { name, description }]),
);

/** How customers read a reward that the database calls `key`; undefined for one that is not in the file. */
export const rewardTexts = (key: string): RewardTexts | undefined => TEXTS.get(key);

export type RewardOnOffer = RewardOffer & RewardTexts;

/** Cheapest first. */
export const REWARDS_ON_OFFER: readonly RewardOnOffer[] = OFFERS.map((offer) => ({
  ...offer,
  ...(rewardTexts(offer.key) ?? { name: offer.key, description: '' }),
}));
