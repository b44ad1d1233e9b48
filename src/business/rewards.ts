/**
 * What points buy when the program opens: a new database is filled from this list.
 * docs/business-rules.md says what a reward may cost, docs/how-to/add-a-reward.md how to change the list.
 */
import type { REWARDS_TIERS } from './constants.ts';

export interface RewardOnOffer {
  /** Must be unique, because it identifies the reward. */
  readonly name: string;
  readonly description: string;
  readonly pointsCost: number;
  readonly category: 'cash_bonus' | 'merchandise' | 'yard';
  readonly minimumTier: (typeof REWARDS_TIERS)[number]['tier'];
}

/** Cheapest first. */
export const REWARDS_ON_OFFER: readonly RewardOnOffer[] = [
  {
    name: 'Yard Coozie',
    description: 'The can coozie from our shop, over the counter. The empty can counts as aluminum.',
    pointsCost: 500,
    category: 'merchandise',
    minimumTier: 'Bronze',
  },
  {
    name: 'Free Truck Weigh-in',
    description:
      'One pass over the truck scale with a printed ticket, whether you sell to us that day or not. For a move, a trailer, a registration.',
    pointsCost: 750,
    category: 'yard',
    minimumTier: 'Bronze',
  },
  {
    name: '$3 Cash Bonus',
    description: 'Three dollars more on your next payout.',
    pointsCost: 1_000,
    category: 'cash_bonus',
    minimumTier: 'Bronze',
  },
  {
    name: 'Scale House Mug',
    description:
      'The thick-walled 11 oz mug our scale house drinks from, filled with coffee when you pick it up.',
    pointsCost: 2_000,
    category: 'merchandise',
    minimumTier: 'Bronze',
  },
  {
    name: 'Two Hands to Unload',
    description: 'A yard hand meets your truck and helps you unload, for as long as it takes.',
    pointsCost: 2_500,
    category: 'yard',
    minimumTier: 'Silver',
  },
  {
    name: 'Front-of-line Pass',
    description: 'Past every truck in line, once, on a weekday or a Saturday of your choice.',
    pointsCost: 3_000,
    category: 'yard',
    minimumTier: 'Gold',
  },
  {
    name: '$15 Cash Bonus',
    description: 'Fifteen dollars more on your next payout.',
    pointsCost: 5_000,
    category: 'cash_bonus',
    minimumTier: 'Silver',
  },
  {
    name: 'Crane Operator Hoodie',
    description: 'The lined hoodie from our shop in your size, charcoal, black or rust.',
    pointsCost: 10_000,
    category: 'merchandise',
    minimumTier: 'Silver',
  },
  {
    name: '$75 Cash Bonus',
    description: 'Seventy-five dollars more on your next payout.',
    pointsCost: 25_000,
    category: 'cash_bonus',
    minimumTier: 'Gold',
  },
  {
    name: '$150 Cash Bonus',
    description: 'A hundred and fifty dollars more on your next payout, and a handshake from the owner.',
    pointsCost: 50_000,
    category: 'cash_bonus',
    minimumTier: 'Platinum',
  },
];
