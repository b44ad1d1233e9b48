import { atom } from 'nanostores';
import { shownPrices } from '../../../domain/prices/list/price-list.ts';
import type { GradePrice } from '../../../domain/prices/list/price-list.api.ts';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { chosenYard } from '../../../lib/chosen-yard.ts';
import type { Answered } from '../../../lib/storage/saved-copy.ts';
import type { SavedData } from '../../../lib/storage/saved-data.ts';
import { cardPrices, priceListOf } from '../list/price-list.store.ts';

/** A card's price; from the complete list it says more. */
export type ShownPrice = MetalPrice & Partial<GradePrice>;

interface FetchedPrices {
  readonly prices: readonly ShownPrice[];
  readonly fetchedAt: number;
  /** An earlier answer, of `fetchedAt`. */
  readonly cached?: true;
  /** The yard whose prices these are; absent: the common ones. */
  readonly yard?: string;
}

export type PricesState =
  /** `isRetry`: somebody asked again after a failure or an empty list. */
  | { readonly status: 'loading'; readonly isRetry?: true }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  | ({ readonly status: 'loaded' } & FetchedPrices);

/** The prices of the chosen yard, as cards, ticker and estimate show them. */
export const $prices = atom<PricesState>({ status: 'loading' });

/** A request or one of its retries is running. */
export const $fetchingPrices = atom(false);

let isComplete = false;

/** Every grade in place of the cards, for a page that reckons with all of them. Call it before the first load. */
export function askForEveryGrade(): void {
  isComplete = true;
}

/** Cards have a call of their own. Only the complete list knows a yard's prices. */
const listOf = (yard: string | null): SavedData<readonly ShownPrice[]> =>
  !isComplete && yard === null ? cardPrices() : priceListOf(yard);

/** Where the chosen yard's prices are. */
export const pricesAddress = () => listOf(chosenYard()).path;

const shownOf = (
  { list, at, source }: Answered<readonly ShownPrice[]>,
  yard: string | null,
): FetchedPrices => ({
  prices: isComplete ? list : shownPrices(list.filter(({ listed = 'card' }) => listed === 'card')),
  fetchedAt: at,
  ...(source === 'device' && { cached: true }),
  ...(yard !== null && { yard }),
});

function savedOf(yard: string | null): FetchedPrices | null {
  const saved = listOf(yard).saved();
  return saved && shownOf(saved, yard);
}

/** The last prices that this device has: the chosen yard's, else the common ones. */
export const savedPrices = (): FetchedPrices | null => savedOf(chosenYard()) ?? savedOf(null);

const fail = (message: string) => $prices.set({ status: 'error', message: message || 'Unknown error' });

let asked: unknown;

/** Joins a running request and reuses fresh prices; `reload` does neither. Answers why it failed, or null. */
export async function loadPrices(how: 'load' | 'reload' = 'load'): Promise<string | null> {
  const yard = chosenYard();
  const list = listOf(yard);
  asked = list;
  const loading = list[how]();
  $fetchingPrices.set(list.$state.get().isLoading);
  await loading;
  const { value, failure, isLoading } = list.$state.get();
  // Since then another yard was chosen, or the same list asked for anew.
  if (list !== asked || isLoading) return null;
  $fetchingPrices.set(false);
  if (failure !== null) {
    // A failed background fetch leaves loaded prices on the screen.
    if ($prices.get().status !== 'loaded') fail(failure);
  } else if (value) {
    const shown = shownOf(value, yard);
    $prices.set(shown.prices.length > 0 ? { status: 'loaded', ...shown } : { status: 'empty' });
  }
  return failure;
}

/** Reloads, and a failure replaces the prices. Returns whether it succeeded. */
export async function refreshPrices(): Promise<boolean> {
  if ($prices.get().status !== 'loaded') $prices.set({ status: 'loading', isRetry: true });
  const failure = await loadPrices('reload');
  if (failure !== null) fail(failure);
  return failure === null;
}
