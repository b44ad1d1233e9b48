import { asc, eq } from 'drizzle-orm';
import { rewardTexts } from '../../../src/business/rewards.ts';
import type { Reward } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { rewards } from '../../database/schema/rewards.ts';

const list = (db: Database) =>
  db
    .select({
      id: rewards.id,
      name: rewards.name,
      description: rewards.description,
      pointsCost: rewards.pointsCost,
      category: rewards.category,
      minimumTier: rewards.minimumTier,
    })
    .from(rewards)
    .where(eq(rewards.active, true))
    .orderBy(asc(rewards.pointsCost), asc(rewards.name));

/** All rewards on offer, cheapest first. */
export async function listRewards(db: Database): Promise<Reward[]> {
  return (await list(db)).map((reward) => ({ ...reward, ...rewardTexts(reward.name) }));
}
