import { atom } from 'nanostores';
import { QUERY_FRESH_MS } from '../../business/constants.ts';
import { shownPrices } from '../../domain/prices/price-list.ts';
import type { GradePrice } from '../../domain/prices/price-list.api.ts';
import { priceListPath } from '../../domain/prices/price-list-path.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { cachedAt } from '../../lib/cached-at.ts';
import { chosenYard } from '../../lib/chosen-yard.ts';
import { languageKey } from '../../lib/language-key.ts';
import { createRemoteData } from '../../lib/remote-data.ts';
import { request, RequestError } from '../../lib/request.ts';
import { savedTime } from '../../lib/saved-time.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PRICE_LIST_KEY, PRICES_KEY } from '../../lib/storage-keys.ts';
import { withRetries } from '../../lib/with-retries.ts';

/** A card's price; from the complete list it says more. */
export type ShownPrice = MetalPrice & Partial<GradePrice>;

interface FetchedPrices {
  readonly prices: readonly ShownPrice[];
  readonly fetchedAt: number;
  /** From the service worker's cache, which saved them at `fetchedAt`. */
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

export const $prices = atom<PricesState>({ status: 'loading' });

/** A request or one of its retries is running. */
export const $fetchingPrices = atom(false);

let isComplete = false;

/** Every grade in place of the cards, for a page that reckons with all of them. Call it before the first load. */
export function askForEveryGrade(): void {
  isComplete = true;
}

/** Where the prices are: those of the cards, or the complete list, which alone knows a yard's. */
export function pricesAddress(yard = chosenYard()): string {
  if (!isComplete && yard === null) return listMetalPricesApi.path;
  return priceListPath(yard);
}

async function fetchPrices(): Promise<FetchedPrices> {
  const yard = chosenYard();
  const response = await request('GET', pricesAddress(yard)).catch((error: unknown) => {
    throw error instanceof RequestError ? new Error(`HTTP ${error.status}: ${error.statusText}`) : error;
  });
  const answer: unknown = await response.json();
  if (!Array.isArray(answer)) throw new Error('The price list could not be read');
  const listed = answer as readonly ShownPrice[];
  const prices = isComplete
    ? listed
    : shownPrices(listed.filter(({ listed: where = 'card' }) => where === 'card'));
  const at = cachedAt(response);
  return {
    prices,
    ...(at === null ? { fetchedAt: Date.now() } : { fetchedAt: at, cached: true }),
    ...(yard !== null && { yard }),
  };
}

/** The last price list that this device fetched, saved on it. */
export interface PricesCopy {
  readonly prices: readonly ShownPrice[];
  /** ISO 8601: when it was fetched. */
  readonly lastUpdated: string;
  readonly yard?: string;
}

/** The complete list has names in it; cards are named by the page. */
const copyKey = () => (isComplete ? languageKey(PRICE_LIST_KEY) : PRICES_KEY);

export function readPricesCopy(): PricesCopy | null {
  const copy = readStored<PricesCopy>(copyKey());
  return copy && Array.isArray(copy.prices) && savedTime(copy.lastUpdated) ? copy : null;
}

function savePricesCopy({ prices, fetchedAt, yard }: FetchedPrices): void {
  const copy: PricesCopy = {
    prices,
    lastUpdated: new Date(fetchedAt).toISOString(),
    ...(yard !== undefined && { yard }),
  };
  writeStored(copyKey(), copy);
}

const remote = createRemoteData(() => withRetries(fetchPrices), {
  freshMs: ({ cached }) => (cached ? 0 : QUERY_FRESH_MS),
  failureOf: (error) => (error instanceof Error && error.message) || 'Unknown error',
});

// A failed background fetch leaves loaded prices on the screen.
remote.$state.listen(({ value, failure, isLoading }) => {
  $fetchingPrices.set(isLoading);
  if (isLoading) return;
  if (failure !== null) {
    if ($prices.get().status !== 'loaded') $prices.set({ status: 'error', message: failure });
  } else if (value) {
    savePricesCopy(value);
    $prices.set(value.prices.length > 0 ? { status: 'loaded', ...value } : { status: 'empty' });
  }
});

export const loadPrices = remote.load;

/** Fetches even if the prices are fresh. */
export const refetchPrices = remote.reload;

/** Like refetchPrices(), but a failure replaces the prices. Returns whether it succeeded. */
export async function refreshPrices(): Promise<boolean> {
  if ($prices.get().status !== 'loaded') $prices.set({ status: 'loading', isRetry: true });
  await remote.reload();
  const { failure } = remote.$state.get();
  if (failure !== null) $prices.set({ status: 'error', message: failure });
  return failure === null;
}
