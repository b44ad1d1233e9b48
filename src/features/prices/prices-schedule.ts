import { PRICES_FIRST_CACHED_RUN_MS, PRICES_REFETCH_MS } from '../../business/constants.ts';
import { listMetalPricesApi } from '../../domain/prices/prices.api.ts';
import { afterLoad } from '../../lib/after-load.ts';
import { request } from '../../lib/request.ts';
import { $prices, loadPrices, refetchPrices } from './prices.store.ts';

let started = false;

const INTEREST = ['pointerdown', 'keydown', 'wheel'] as const;

/** Wakes the function and the edge, so that the fetch after it is quick. Whether it succeeds does not matter. */
function prefetch(): void {
  if ($prices.get().status === 'loading') request('HEAD', listMetalPricesApi.path).catch(() => {});
}

/** At the first sign that somebody is there. Without one the first run comes soon enough. */
function prefetchOnInterest(): void {
  const heard = new AbortController();
  for (const name of INTEREST) {
    window.addEventListener(
      name,
      () => {
        heard.abort();
        prefetch();
      },
      { signal: heard.signal, passive: true },
    );
  }
}

/** Once a page: a HEAD at the first interest, the first fetch two seconds after load, one each 15 minutes, one when back online. */
export function startPrices(): void {
  if (started) return;
  started = true;
  prefetchOnInterest();
  afterLoad(() => {
    setTimeout(() => {
      void loadPrices();
      setInterval(() => void refetchPrices(), PRICES_REFETCH_MS);
    }, PRICES_FIRST_CACHED_RUN_MS);
  });
  window.addEventListener('online', () => {
    const state = $prices.get();
    if (state.status === 'error' || (state.status === 'loaded' && state.cached)) void loadPrices();
  });
}
