import { atom } from 'nanostores';
import { QUERY_FRESH_MS } from '../../business/constants.ts';
import { shownPrices } from '../../domain/prices/price-list.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { cachedAt } from '../../lib/cached-at.ts';
import { createRemoteData } from '../../lib/remote-data.ts';
import { request, RequestError } from '../../lib/request.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PRICES_KEY } from '../../lib/storage-keys.ts';
import { withRetries } from '../../lib/with-retries.ts';

interface FetchedPrices {
  readonly prices: readonly MetalPrice[];
  readonly fetchedAt: number;
  /** From the service worker's cache, which saved them at `fetchedAt`. */
  readonly cached?: true;
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

async function fetchPrices(): Promise<FetchedPrices> {
  const { method, path } = listMetalPricesApi;
  const response = await request(method, path).catch((error: unknown) => {
    throw error instanceof RequestError ? new Error(`HTTP ${error.status}: ${error.statusText}`) : error;
  });
  const answer: unknown = await response.json();
  if (!Array.isArray(answer)) throw new Error('The price list could not be read');
  const prices = shownPrices(answer as readonly MetalPrice[]);
  const at = cachedAt(response);
  return at === null ? { prices, fetchedAt: Date.now() } : { prices, fetchedAt: at, cached: true };
}

/** The last price list that this device fetched, saved on it. */
export interface PricesCopy {
  readonly prices: readonly MetalPrice[];
  /** ISO 8601: when it was fetched. */
  readonly lastUpdated: string;
}

export function readPricesCopy(): PricesCopy | null {
  const copy = readStored<PricesCopy>(PRICES_KEY);
  return copy && Array.isArray(copy.prices) && !Number.isNaN(Date.parse(copy.lastUpdated)) ? copy : null;
}

function savePricesCopy(prices: readonly MetalPrice[], fetchedAt: number): void {
  const copy: PricesCopy = { prices, lastUpdated: new Date(fetchedAt).toISOString() };
  writeStored(PRICES_KEY, copy);
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
    savePricesCopy(value.prices, value.fetchedAt);
    $prices.set(value.prices.length > 0 ? { status: 'loaded', ...value } : { status: 'empty' });
  }
});

export const loadPrices = remote.load;

/** Fetches even if the prices are fresh. */
export const refetchPrices = remote.reload;

/** Like refetchPrices(), but a failure replaces the prices. Answers whether it succeeded. */
export async function refreshPrices(): Promise<boolean> {
  if ($prices.get().status !== 'loaded') $prices.set({ status: 'loading', isRetry: true });
  await remote.reload();
  const { failure } = remote.$state.get();
  if (failure !== null) $prices.set({ status: 'error', message: failure });
  return failure === null;
}
