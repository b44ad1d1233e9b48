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
import { PRICE_HISTORY_DAYS } from '../../src/business/constants.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { SAMPLE_CUSTOMERS } from './sample-customers.ts';
import { sampleHistory } from './sample-history.ts';

interface PastPrice {
  /** Decimal dollars. */
  readonly price: string;
  readonly effectiveFrom: Date;
  readonly effectiveTo: Date;
}

const DAY_MS = 86_400_000;
/** The largest step, as a share of the price. */
const LARGEST_STEP = 0.025;
/** The share of the distance to the final price that each step closes. */
const PULL = 0.12;

/** Pseudorandom numbers from 0 to 1, seeded by a text (mulberry32). */
function numbersFrom(word: string): () => number {
  let state = [...word].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Plausible prices in the weeks before `until`, oldest first: changed every few days, the same each time, and
 * leading to `price`, which holds from `until` on.
 */
export function samplePrices(metalType: string, price: string, until: Date): readonly PastPrice[] {
  const random = numbersFrom(metalType);
  const decimals = Math.max(2, price.split('.')[1]?.length ?? 0);
  const goal = Number(price);
  const walk: PastPrice[] = [];
  let [effectiveTo, value] = [until, goal];
  while (until.getTime() - effectiveTo.getTime() < PRICE_HISTORY_DAYS * DAY_MS) {
    const held = 2 + Math.floor(random() * 5);
    const smallest = 10 ** -decimals;
    const drift = (random() - 0.5) * 2 * LARGEST_STEP * goal + (goal - value) * PULL;
    value += Math.abs(drift) < smallest ? Math.sign(drift) * smallest : drift;
    const effectiveFrom = new Date(effectiveTo.getTime() - held * DAY_MS);
    walk.push({ price: value.toFixed(decimals), effectiveFrom, effectiveTo });
    effectiveTo = effectiveFrom;
  }
  return walk.toReversed();
}

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
