import type { Database } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { metalPriceHistory, metalPrices } from '../../netlify/database/schema/prices.ts';
import {
  customers,
  pointsLedger,
  redemptions,
  rewards,
  tickets,
  visits,
} from '../../netlify/database/schema/rewards.ts';
import { inNewYork } from '../../src/domain/shared/new-york-time.ts';
import { SAMPLE_CUSTOMERS } from './sample-customers.ts';
import { sampleHistory } from './sample-history.ts';
import { samplePrices } from './sample-prices.ts';

/** Adds the sample customers if there are no customers. Returns whether it did. */
export function fillSamples(db: Database, now = new Date()): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if ((await tx.$count(customers)) > 0) return false;
    const offered = await tx.select().from(rewards);
    const { date } = inNewYork(now);
    const histories = SAMPLE_CUSTOMERS.map((sample) => sampleHistory(sample, offered, date));
    await tx.insert(customers).values(histories.map(({ customer }) => customer));
    await tx.insert(tickets).values(histories.flatMap((history) => history.tickets));
    await tx.insert(visits).values(histories.flatMap((history) => history.visits));
    const vouchers = histories.flatMap((history) => history.redemptions);
    if (vouchers.length > 0) await tx.insert(redemptions).values(vouchers);
    await tx.insert(pointsLedger).values(histories.flatMap(({ ledger }) => ledger));
    return true;
  });
}

/**
 * Adds some weeks of past prices to metals that only have the seed's. Returns whether there were any:
 * a metal whose price was changed has its own history.
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
