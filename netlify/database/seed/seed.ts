import { sql } from 'drizzle-orm';
import { seedGrades } from '../../../src/domain/prices/grades/seed-grades.ts';
import { REWARDS_ON_OFFER } from '../../../src/business/rewards.ts';
import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import { variantsOf } from '../../../src/domain/catalogue/variants-of.ts';
import type { Database, Executor } from '../client.ts';
import { inTransaction } from '../in-transaction.ts';
import { metalPriceHistory, metalPrices } from '../schema/prices.ts';
import { rewards } from '../schema/rewards.ts';
import { merchandiseItems, merchandiseVariants } from '../schema/catalogue.ts';
import { rewardRow } from './offer-rewards.ts';

/** Puts the opening range on sale. Returns false if there are items already, on sale or not. */
async function seedMerchandise(tx: Executor): Promise<boolean> {
  if ((await tx.$count(merchandiseItems)) > 0) return false;
  const seeded = await tx
    .insert(merchandiseItems)
    .values(
      MERCHANDISE.map(({ slug, name, description, category, featured }, position) => ({
        slug,
        name,
        description,
        category,
        featured,
        position,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: merchandiseItems.id, slug: merchandiseItems.slug });
  const idOf = new Map(seeded.map(({ id, slug }) => [slug, id]));
  const variants = MERCHANDISE.flatMap((product) => {
    const itemId = idOf.get(product.slug);
    return itemId ? variantsOf(product).map((variant, position) => ({ ...variant, itemId, position })) : [];
  });
  if (variants.length === 0) return false;
  await tx.insert(merchandiseVariants).values(variants);
  return true;
}

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
