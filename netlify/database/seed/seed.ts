import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { inTransaction } from '../in-transaction.ts';
import { metalPriceHistory, metalPrices } from '../schema/prices.ts';
import { SEED_PRICES } from './seed-prices.ts';

/** Fills a new database with sample prices and the ones before them. Answers false where there are prices already. */
export async function seedWhenEmpty(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if ((await tx.$count(metalPrices)) > 0) return false;
    const seeded = await tx
      .insert(metalPrices)
      .values(SEED_PRICES.map((price, position) => ({ ...price, position })))
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
  });
}
