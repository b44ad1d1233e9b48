import { PRICE_HISTORY_DAYS } from '../../src/business/constants.ts';

export interface PastPrice {
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
