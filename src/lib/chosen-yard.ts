import { CHOSEN_YARD_KEY, NEAREST_YARD_KEY } from './storage/storage-keys.ts';
import { readInTab, writeInTab } from './storage/storage.ts';

/** What the tab says where a visitor wants the common prices although a yard is near. */
const ALL_YARDS = 'all';

/**
 * The yard whose prices this tab shows: the one chosen on the price list, else the nearest one that was found. Null: the common prices.
 * Ids only come from our own links.
 */
export function chosenYard(): string | null {
  const yard = readInTab<unknown>(CHOSEN_YARD_KEY) ?? readInTab<unknown>(NEAREST_YARD_KEY);
  return typeof yard === 'string' && yard !== ALL_YARDS && /^[a-z-]+$/.test(yard) ? yard : null;
}

export function chooseYard(yard: string | null): void {
  writeInTab(CHOSEN_YARD_KEY, yard ?? ALL_YARDS);
}
