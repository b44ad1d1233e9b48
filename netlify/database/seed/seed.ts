import { sql } from 'drizzle-orm';
import { seedGrades } from '../../../src/domain/prices/seed-grades.ts';
import type { Database, Executor } from '../client.ts';
import { inTransaction } from '../in-transaction.ts';
import { rewardRow } from './offer-rewards.ts';
import { seedMerchandise } from './seed-merchandise.ts';
import { REWARDS_ON_OFFER } from '../../../src/business/rewards.ts';
import { metalPriceHistory, metalPrices } from '../schema/prices.ts';
import { rewards } from '../schema/rewards.ts';

/** Fills the price list, with the prices before. Returns false if there are prices already. */
async function seedPrices(tx: Executor): Promise<boolean> {
  if ((await tx.$count(metalPrices)) > 0) return false;
  const seeded = await tx
    .insert(metalPrices)
    .values(seedGrades().map((grade, position) => ({ ...grade, position })))
    .onConflictDoNothing()
    .returning();
  if (seeded.length === 0) return false;
  await tx.insert(metalPriceHistory).values(
    seeded.map(({ id, price, previousPrice, unit }) => ({
      metalPriceId: id,
      price: previousPrice ?? price,
      unit,
      effectiveFrom: sql`now() - interval '7 days'`,
      effectiveTo: sql`now()`,
    })),
  );
  return true;
}

/** Fills the rewards. Returns false if there are rewards already, on offer or not. */
async function seedRewards(tx: Executor): Promise<boolean> {
  if ((await tx.$count(rewards)) > 0) return false;
  const seeded = await tx
    .insert(rewards)
    .values(REWARDS_ON_OFFER.map(rewardRow))
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
