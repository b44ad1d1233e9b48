import { atom } from 'nanostores';
import { QUERY_FRESH_MS } from '../../business/constants.ts';
import { shownPrices } from '../../domain/prices/price-list.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { cachedAt } from '../../lib/cached-at.ts';
import { createRemoteData } from '../../lib/remote-data.ts';
import { request, RequestError } from '../../lib/request.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { savePricesCopy } from './prices-copy.ts';

interface FetchedPrices {
  readonly prices: readonly MetalPrice[];
  readonly fetchedAt: number;
  /** The network gave no answer: these are the last that came, at `fetchedAt`. */
  readonly cached?: true;
}

export type PricesState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  | ({ readonly status: 'loaded' } & FetchedPrices);

export const $prices = atom<PricesState>({ status: 'loading' });

/** Whether a request runs, retries included. */
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

const remote = createRemoteData(() => withRetries(fetchPrices), {
  freshMs: ({ cached }) => (cached ? 0 : QUERY_FRESH_MS),
  failureOf: (error) => (error instanceof Error && error.message) || 'Unknown error',
});

// A failure in the background leaves loaded prices, and one before leaves the error, on the screen.
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

/** Fetches unless the prices are fresh. */
export const loadPrices = remote.load;

/** Fetches however fresh the prices are. */
export const refetchPrices = remote.reload;

/** As refetchPrices(), but a failure shows the error state. Answers whether there are prices to show. */
export async function refreshPrices(): Promise<boolean> {
  if ($prices.get().status !== 'loaded') $prices.set({ status: 'loading' });
  await remote.reload();
  const { failure } = remote.$state.get();
  if (failure !== null) $prices.set({ status: 'error', message: failure });
  return failure === null;
}
