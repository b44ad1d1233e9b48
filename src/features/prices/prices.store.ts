import { atom } from 'nanostores';
import { QUERY_FRESH_MS } from '../../business/constants.ts';
import { shownPrices } from '../../domain/prices/price-list.ts';
import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { fetchPrices } from './fetch-prices.ts';
import { keepPricesCopy } from './prices-copy.ts';

export type PricesState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  | {
      readonly status: 'loaded';
      readonly prices: readonly MetalPrice[];
      readonly fetchedAt: number;
      /** The network gave no answer: these are the last that came, at `fetchedAt`. */
      readonly kept?: true;
    };

export const $prices = atom<PricesState>({ status: 'loading' });

/** Whether a request runs, retries included. */
export const $fetchingPrices = atom(false);

let running: Promise<string | null> | undefined;
let freshUntil = 0;

/** Answers null, or what went wrong as the error state words it. */
async function fetchIntoStore(): Promise<string | null> {
  $fetchingPrices.set(true);
  try {
    const fetched = await fetchPrices();
    const prices = shownPrices(fetched.prices);
    const fetchedAt = fetched.keptAt ?? Date.now();
    const isKept = fetched.keptAt !== null;
    freshUntil = isKept ? 0 : fetchedAt + QUERY_FRESH_MS;
    keepPricesCopy(prices, fetchedAt);
    $prices.set(
      prices.length > 0
        ? { status: 'loaded', prices, fetchedAt, ...(isKept ? { kept: true } : {}) }
        : { status: 'empty' },
    );
    return null;
  } catch (error) {
    freshUntil = 0;
    return (error instanceof Error && error.message) || 'Unknown error';
  } finally {
    running = undefined;
    $fetchingPrices.set(false);
  }
}

const fetchOrJoin = () => (running ??= fetchIntoStore());

/** Fetches unless the prices are fresh. */
export async function loadPrices(): Promise<void> {
  if (Date.now() >= freshUntil) await refetchPrices();
}

/** Fetches unless the prices are on their way. A failure leaves loaded prices on the screen. */
export async function refetchPrices(): Promise<void> {
  const message = await fetchOrJoin();
  if (message !== null && $prices.get().status !== 'loaded') $prices.set({ status: 'error', message });
}

/** Fetches however fresh the prices are; a failure shows the error state. Answers whether there are prices to show. */
export async function refreshPrices(): Promise<boolean> {
  if ($prices.get().status !== 'loaded') $prices.set({ status: 'loading' });
  const message = await fetchOrJoin();
  if (message !== null) $prices.set({ status: 'error', message });
  return message === null;
}
