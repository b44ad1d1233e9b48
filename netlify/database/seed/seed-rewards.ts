import { REWARDS_ON_OFFER } from '../../../src/business/rewards.ts';
import type { Executor } from '../client.ts';
import { rewards } from '../schema/rewards.ts';

/** Puts what points buy on offer. Answers false where there are rewards already, on offer or not. */
export async function seedRewards(tx: Executor): Promise<boolean> {
  if ((await tx.$count(rewards)) > 0) return false;
  const seeded = await tx
    .insert(rewards)
    .values([...REWARDS_ON_OFFER])
    .onConflictDoNothing()
    .returning({ id: rewards.id });
  return seeded.length > 0;
}
