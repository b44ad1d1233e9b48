import type { Database } from '../client.ts';
import { inTransaction } from '../in-transaction.ts';
import { seedMerchandise } from './seed-merchandise.ts';
import { seedPrices } from './seed-prices.ts';
import { seedRewards } from './seed-rewards.ts';

/**
 * Fills what is still empty: prices, the shop and what points buy, each by itself, as a database from before the shop
 * has prices alone. Answers whether it wrote anything.
 */
export function seedWhenEmpty(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isPriced = await seedPrices(tx);
    const isStocked = await seedMerchandise(tx);
    const isRewarding = await seedRewards(tx);
    return isPriced || isStocked || isRewarding;
  });
}
