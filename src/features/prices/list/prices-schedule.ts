import { PRICES_FIRST_CACHED_RUN_MS } from '../../../business/constants.ts';
import { request } from '../../../lib/requests/request.ts';
import { askAgain } from '../../../lib/storage/saved-data.ts';
import { NEAREST_YARD_KEY } from '../../../lib/storage/storage-keys.ts';
import { $prices, loadPrices, pricesAddress } from '../cards/prices.store.ts';

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

let started = false;

const INTEREST = ['pointerdown', 'keydown', 'wheel'] as const;

/** Warms the function and the edge for the fetch that follows. Its result does not matter. */
function prefetch(): void {
  if ($prices.get().status === 'loading') request('HEAD', pricesAddress()).catch(() => {});
}

/** Prefetches at the first sign of a visitor. */
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

/**
 * Once per page: a fetch at once, and a HEAD at the first interaction that comes before its answer. In the background the list is looked
 * at 2 s after load, which asks again where the first fetch has failed, then fetched every 15 minutes and when back online.
 */
export function startPrices(): void {
  if (started) return;
  started = true;
  void loadPrices();
  prefetchOnInterest();
  afterLoad(() => {
    setTimeout(() => {
      void loadPrices();
      askAgain(loadPrices, true);
    }, PRICES_FIRST_CACHED_RUN_MS);
  });
  // Set by nearest-panel.ts.
  window.addEventListener(NEAREST_YARD_KEY, () => void loadPrices('reload'));
}
