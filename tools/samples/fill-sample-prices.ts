import type { Database } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { metalPriceHistory, metalPrices } from '../../netlify/database/schema/prices.ts';
import { samplePrices } from './sample-prices.ts';

/**
 * Gives the metals that have no past but the one price of the seed some weeks before it. Answers whether there were any:
 * a metal whose price was ever changed has a past of its own.
 */
export function fillSamplePrices(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const metals = await tx.select().from(metalPrices);
    const past = await tx.select().from(metalPriceHistory);
    const rows = metals.flatMap(({ id, metalType }) => {
      const [only, ...more] = past.filter(({ metalPriceId }) => metalPriceId === id);
      if (!only || more.length > 0) return [];
      const { price, unit, effectiveFrom } = only;
      return samplePrices(metalType, price, effectiveFrom).map((held) => ({
        ...held,
        metalPriceId: id,
        unit,
      }));
    });
    if (rows.length > 0) await tx.insert(metalPriceHistory).values(rows);
    return rows.length > 0;
  });
}
