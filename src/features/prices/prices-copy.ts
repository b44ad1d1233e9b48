import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

export const PRICES_COPY_KEY = 'metal-prices';

/** The last price list this device fetched, as it keeps it. */
export interface PricesCopy {
  readonly prices: readonly MetalPrice[];
  /** ISO 8601: when it was fetched. */
  readonly lastUpdated: string;
}

export function readPricesCopy(): PricesCopy | null {
  const copy = readStored<PricesCopy>(PRICES_COPY_KEY);
  return copy && Array.isArray(copy.prices) && !Number.isNaN(Date.parse(copy.lastUpdated)) ? copy : null;
}

/** A copy that cannot be kept is only logged. */
export function keepPricesCopy(prices: readonly MetalPrice[], fetchedAt: number): void {
  const copy: PricesCopy = { prices, lastUpdated: new Date(fetchedAt).toISOString() };
  writeStored(PRICES_COPY_KEY, copy);
}
