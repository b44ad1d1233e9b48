import type { Database, Executor } from '../client.ts';
import { inTransaction } from '../in-transaction.ts';
import { seedMerchandise } from './seed-merchandise.ts';
import { seedPrices } from './seed-prices.ts';
import { REWARDS_ON_OFFER } from '../../../src/business/rewards.ts';
import { rewards } from '../schema/rewards.ts';

/** Fills the rewards. Returns false if there are rewards already, on offer or not. */
async function seedRewards(tx: Executor): Promise<boolean> {
  if ((await tx.$count(rewards)) > 0) return false;
  const seeded = await tx
    .insert(rewards)
    .values([...REWARDS_ON_OFFER])
    .onConflictDoNothing()
    .returning({ id: rewards.id });
  return seeded.length > 0;
}

/**
 * Fills what is still empty, prices, shop and rewards separately, because a database from before the shop
 * has only prices. Returns whether it wrote anything.
 */
export function seedWhenEmpty(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isPriced = await seedPrices(tx);
    const isStocked = await seedMerchandise(tx);
    const isRewarding = await seedRewards(tx);
    return isPriced || isStocked || isRewarding;
  });
}
