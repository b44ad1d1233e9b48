import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { PriceCardBoard } from './PriceCardBoard.tsx';
import { PriceCards } from './PriceCards.tsx';
import { PricePlaceholders } from './PricePlaceholders.tsx';
import { PricesEmpty, PricesError } from './PricesMissing.tsx';
import { startPrices } from './prices-schedule.ts';
import { $fetchingPrices, $prices, loadPrices, type PricesState } from './prices.store.ts';
import { useRefresh } from './use-refresh.ts';

function spokenStatus(state: PricesState): string {
  if (state.status === 'error') return 'Prices could not be loaded.';
  if (state.status === 'empty') return 'There are no prices to show.';
  if (state.status === 'loaded' && state.cached) return 'These are the last prices we could get.';
  // The seconds make two updates in one minute two announcements.
  return state.status === 'loaded'
    ? `The price list was updated at ${new Date(state.fetchedAt).toLocaleTimeString('en-US')}.`
    : '';
}

/** The price list under its Refresh button. It renders on the server as it loads: four placeholders. */
export function PriceGrid() {
  const state = useStore($prices, { ssr: 'initial' });
  const fetching = useStore($fetchingPrices, { ssr: 'initial' });
  const { refresh, button } = useRefresh();
  const busy = fetching || state.status === 'loading';

  useEffect(() => {
    startPrices();
    void loadPrices();
  }, []);

  return (
    <div aria-busy={busy} data-prices={state.status}>
      <output className="sr-only">{spokenStatus(state)}</output>
      {state.status === 'error' ? (
        <PricesError message={state.message} busy={busy} onRetry={() => void refresh()} button={button} />
      ) : (
        <PriceCardBoard
          state={state}
          busy={busy}
          onRefresh={() => void refresh({ announce: true })}
          button={button}
        >
          {state.status === 'loaded' && <PriceCards prices={state.prices} />}
          {state.status === 'loading' && <PricePlaceholders />}
          {state.status === 'empty' && <PricesEmpty />}
        </PriceCardBoard>
      )}
    </div>
  );
}
