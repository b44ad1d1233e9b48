import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { PRICES_SKELETON_CARDS } from '../../../business/constants.ts';
import type { ListedPrice } from '../../../domain/prices/prices.api.ts';
import { yardTimeText } from '../../../domain/shared/time/new-york-time.ts';
import { track } from '../../../lib/measurement/analytics.ts';
import { adoptStyles } from '../../../ui/make.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { cardTexts } from '../texts.ts';
import holdStyles from './price-hold.css?inline';
import { PriceCards } from './PriceCards.tsx';
import { startPrices } from '../list/prices-schedule.ts';
import { $fetchingPrices, $prices, loadPrices, type PricesState, refreshPrices } from './prices.store.ts';
import { PricesEmpty, PricesError } from './PricesMissing.tsx';
import { PricesPanel } from './PricesPanel.tsx';

/** What Refresh and Try Again do. Each passes its element to `button`, which gets the focus back. */
function useRefresh() {
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);

  // A button loses the focus when it is disabled.
  useEffect(() => {
    if (presses > 0 && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [presses]);

  async function refresh({ announce = false } = {}): Promise<void> {
    track('pricing_refresh');
    const succeeded = await refreshPrices();
    setPresses((count) => count + 1);
    if (!succeeded || !announce) return;
    const state = $prices.get();
    showToast(
      state.status === 'loaded' && state.cached
        ? {
            title: cardTexts.notUpdated,
            description: cardTexts.pricesOf(yardTimeText(new Date(state.fetchedAt))),
          }
        : {
            title: cardTexts.updated,
            description: cardTexts.refreshed,
          },
    );
  }

  return { refresh, button };
}

const CARDS = Array.from({ length: PRICES_SKELETON_CARDS }, (_, index) => index);

/** Blank cards of the same size as the prices. */
function PricePlaceholders() {
  return (
    <div className="price-grid" aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="price-card" data-placeholder />
      ))}
    </div>
  );
}

function spokenStatus(state: PricesState): string {
  if (state.status === 'error') return cardTexts.spoken.error;
  if (state.status === 'empty') return cardTexts.spoken.empty;
  if (state.status === 'loaded' && state.cached) return cardTexts.spoken.saved;
  // With seconds, so that two updates within a minute are both announced.
  return state.status === 'loaded' ? cardTexts.spoken.updated(new Date(state.fetchedAt)) : '';
}

/**
 * The price list and its Refresh button. Until the server has answered it shows the prices that the page was built with, or placeholders
 * if there are none and after a failure.
 */
export function PriceGrid({ built }: { readonly built: readonly ListedPrice[] }) {
  const state = useStore($prices, { ssr: 'initial' });
  const fetching = useStore($fetchingPrices, { ssr: 'initial' });
  const { refresh, button } = useRefresh();
  const busy = fetching || state.status === 'loading';
  const first = state.status === 'loading' && !state.isRetry ? built : [];
  const prices = state.status === 'loaded' ? state.prices : first;

  useEffect(() => {
    adoptStyles(holdStyles);
    startPrices();
    void loadPrices();
  }, []);

  return (
    <div aria-busy={busy} data-prices={state.status}>
      <span role="status" className="sr-only">
        {spokenStatus(state)}
      </span>
      {state.status === 'error' ? (
        <PricesError message={state.message} busy={busy} onRetry={() => void refresh()} button={button} />
      ) : (
        <PricesPanel
          state={state}
          prices={prices}
          busy={busy}
          onRefresh={() => void refresh({ announce: true })}
          button={button}
        >
          {prices.length > 0 && (
            <PriceCards prices={prices} canHold={state.status === 'loaded' && !state.cached} />
          )}
          {state.status === 'loading' && prices.length === 0 && <PricePlaceholders />}
          {state.status === 'empty' && <PricesEmpty />}
        </PricesPanel>
      )}
    </div>
  );
}
