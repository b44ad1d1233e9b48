import { atom } from 'nanostores';
import { shownPrices } from '../../domain/prices/price-list.ts';
import type { GradePrice } from '../../domain/prices/price-list.api.ts';
import { priceListPath } from '../../domain/prices/price-list-path.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { chosenYard } from '../../lib/chosen-yard.ts';
import type { Answered } from '../../lib/saved-copy.ts';
import type { SavedData } from '../../lib/saved-data.ts';
import { cardPrices, priceListOf } from './price-list.store.ts';

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
const isCards = (yard: string | null) => !isComplete && yard === null;

const listOf = (yard: string | null): SavedData<readonly ShownPrice[]> =>
  isCards(yard) ? cardPrices() : priceListOf(yard);

export function pricesAddress(yard = chosenYard()): string {
  return isCards(yard) ? listMetalPricesApi.path : priceListPath(yard);
}

const shownOf = (
  { list, at, source }: Answered<readonly ShownPrice[]>,
  yard: string | null,
): FetchedPrices => ({
  prices: isComplete ? list : shownPrices(list.filter(({ listed = 'card' }) => listed === 'card')),
  fetchedAt: at,
  ...(source === 'device' && { cached: true }),
  ...(yard !== null && { yard }),
});

/** The last prices that this device has: the chosen yard's, else the common ones. */
export function savedPrices(): FetchedPrices | null {
  for (const yard of [chosenYard(), null]) {
    const saved = listOf(yard).saved();
    if (saved) return shownOf(saved, yard);
  }
  return null;
}

let yard: string | null = null;
let list: SavedData<readonly ShownPrice[]> | undefined;
let leave = () => {};
let heard: unknown;

// A failed background fetch leaves loaded prices on the screen.
function hear(): void {
  const state = list?.$state.get();
  if (!state || state === heard) return;
  heard = state;
  $fetchingPrices.set(state.isLoading);
  if (state.isLoading) return;
  if (state.failure !== null) {
    if ($prices.get().status !== 'loaded')
      $prices.set({ status: 'error', message: state.failure || 'Unknown error' });
  } else if (state.value) {
    const shown = shownOf(state.value, yard);
    $prices.set(shown.prices.length > 0 ? { status: 'loaded', ...shown } : { status: 'empty' });
  }
}

/** Joins a running request and reuses fresh prices; `reload` does neither. */
export async function loadPrices(how: 'load' | 'reload' = 'load'): Promise<void> {
  yard = chosenYard();
  const now = listOf(yard);
  if (now !== list) {
    leave();
    list = now;
    leave = now.$state.listen(hear);
  }
  await now[how]();
  // Another yard's may have been here already.
  hear();
}

/** Reloads, and a failure replaces the prices. Returns whether it succeeded. */
export async function refreshPrices(): Promise<boolean> {
  if ($prices.get().status !== 'loaded') $prices.set({ status: 'loading', isRetry: true });
  await loadPrices('reload');
  const failure = list?.$state.get().failure ?? null;
  if (failure !== null) $prices.set({ status: 'error', message: failure || 'Unknown error' });
  return failure === null;
}
