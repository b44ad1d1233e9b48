import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type RewardOnOffer, REWARDS_ON_OFFER } from '../../../src/business/rewards.ts';
import type { Database } from '../client.ts';
import { rewards } from '../schema/rewards.ts';

/** Its name and description are content, and only its key is known here (docs/decisions/0046). */
export const rewardRow = ({ key, pointsCost, category, minimumTier }: RewardOnOffer) => ({
  name: key,
  description: '',
  pointsCost,
  category,
  minimumTier,
});

/**
 * Brings the list of src/business/rewards.ts to a database in use: new rewards, points and tiers. What the list no longer names is
 * no longer offered. Vouchers keep what they cost. An empty table is left to the seed.
 */
export async function offerRewards(db: Database, offered = REWARDS_ON_OFFER): Promise<void> {
  if ((await db.$count(rewards)) === 0) return;
  await db
    .insert(rewards)
    .values(offered.map(rewardRow))
    .onConflictDoUpdate({
      target: rewards.name,
      set: {
        pointsCost: sql`excluded.points_cost`,
        category: sql`excluded.category`,
        minimumTier: sql`excluded.minimum_tier`,
        active: true,
      },
    });
  const keys = offered.map(({ key }) => key);
  await db
    .update(rewards)
    .set({ active: false })
    .where(and(eq(rewards.active, true), notInArray(rewards.name, keys)));
}
