import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PRICES_KEY } from '../../lib/storage-keys.ts';

/** The last price list that this device fetched, as it is saved. */
export interface PricesCopy {
  readonly prices: readonly MetalPrice[];
  /** ISO 8601: when it was fetched. */
  readonly lastUpdated: string;
}

export function readPricesCopy(): PricesCopy | null {
  const copy = readStored<PricesCopy>(PRICES_KEY);
  return copy && Array.isArray(copy.prices) && !Number.isNaN(Date.parse(copy.lastUpdated)) ? copy : null;
}

/** A copy that cannot be saved is only logged. */
export function savePricesCopy(prices: readonly MetalPrice[], fetchedAt: number): void {
  const copy: PricesCopy = { prices, lastUpdated: new Date(fetchedAt).toISOString() };
  writeStored(PRICES_KEY, copy);
}
