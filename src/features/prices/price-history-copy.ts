import type { PriceHistory } from '../../domain/prices/prices.api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** The last history of a metal that this device fetched, as it keeps it. */
export interface PriceHistoryCopy {
  readonly history: PriceHistory;
  /** ISO 8601: when it was fetched. */
  readonly lastUpdated: string;
}

const keyOf = (metalType: string) => `price-history:${metalType}`;

export const readHistoryCopy = (metalType: string): PriceHistoryCopy | null =>
  readStored<PriceHistoryCopy>(keyOf(metalType));

/** A copy that cannot be kept is only logged. */
export function keepHistoryCopy(history: PriceHistory): void {
  const copy: PriceHistoryCopy = { history, lastUpdated: new Date().toISOString() };
  writeStored(keyOf(history.metalType), copy);
}
