import type { ReactNode, Ref } from 'react';
import { asOfText } from '../../domain/prices/price-list.ts';
import { yardTimeText } from '../../domain/shared/new-york-time.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PricesState } from './prices.store.ts';

interface PricesPanelProps {
  readonly state: PricesState;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly button: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

const clock = (at: number) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** When the newest price took effect, and when this device last checked. */
function Times({ state }: { readonly state: PricesState }) {
  if (state.status === 'loading') return 'Getting prices…';
  if (state.status !== 'loaded') return null;
  const asOf = asOfText(state.prices);
  return (
    <>
      {asOf && (
        <>
          As of <strong className="block sm:inline">{asOf}</strong>
        </>
      )}
      <span className="block text-muted">
        Last checked {state.cached ? yardTimeText(new Date(state.fetchedAt)) : clock(state.fetchedAt)}
      </span>
    </>
  );
}

/** The prices under a bar that reserves room for the times, so that nothing moves when they load. */
export function PricesPanel({ state, busy, onRefresh, button, children }: PricesPanelProps) {
  return (
    <>
      <div className="mb-3 flex min-h-12 items-center justify-between gap-3">
        <p className="h-15 text-sm sm:h-10">
          <Times state={state} />
        </p>
        <tool-tip text="Get the latest prices">
          <button
            ref={button}
            type="button"
            className="button button-line"
            disabled={busy}
            onClick={onRefresh}
          >
            <Icon name="refresh" className={busy ? 'animate-spin' : ''} />
            Refresh
          </button>
        </tool-tip>
      </div>
      {children}
    </>
  );
}
