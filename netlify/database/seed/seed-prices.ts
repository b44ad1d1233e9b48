import { sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { metalPriceHistory, metalPrices } from '../schema/prices.ts';

interface SeedPrice {
  readonly metalType: string;
  /** Decimal dollars per lb. */
  readonly price: string;
  /** The price before it, so that the list has something to compare with from the first day. */
  readonly previousPrice: string;
}

/** Samples in the order of the list. docs/launch-checklist.md has the owner check every one. */
const SEED_PRICES: readonly SeedPrice[] = [
  { metalType: 'auto_bodies', price: '0.085', previousPrice: '0.080' },
  { metalType: 'copper_wire', price: '4.50', previousPrice: '4.35' },
  { metalType: 'insulated_cu_wire', price: '1.75', previousPrice: '1.70' },
  { metalType: 'steel', price: '0.11', previousPrice: '0.12' },
  { metalType: 'old_sheet', price: '0.58', previousPrice: '0.55' },
  { metalType: 'aluminum', price: '0.55', previousPrice: '0.52' },
  { metalType: 'cast_aluminum', price: '0.60', previousPrice: '0.62' },
  { metalType: 'brass', price: '2.50', previousPrice: '2.40' },
  { metalType: 'stainless_steel', price: '0.44', previousPrice: '0.45' },
  { metalType: 'mixed_metals', price: '0.10', previousPrice: '0.09' },
];

/** Fills the price list and the prices before. Returns false if there are prices already. */
export async function seedPrices(tx: Executor): Promise<boolean> {
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
}
