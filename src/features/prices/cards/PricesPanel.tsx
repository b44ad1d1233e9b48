import type { ReactNode, Ref } from 'react';
import { YARDS } from '../../../business/yards.ts';
import { asOfText } from '../../../domain/prices/list/as-of-text.ts';
import type { ListedPrice } from '../../../domain/prices/prices.api.ts';
import { clockFace, inNewYork, yardTimeText } from '../../../domain/shared/time/new-york-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { cardTexts } from '../texts.ts';
import type { PricesState } from './prices.store.ts';

interface PricesPanelProps {
  readonly state: PricesState;
  /** The prices on the screen, which may be those of the build. */
  readonly prices: readonly ListedPrice[];
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly button: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** Whose prices these are, where a yard is chosen. */
function placeText(state: PricesState): string {
  const yard = state.status === 'loaded' && YARDS.find(({ id }) => id === state.yard);
  return yard ? cardTexts.at(yard.name) : '';
}

function checkedText(state: PricesState): string {
  if (state.status !== 'loaded') return '';
  const at = new Date(state.fetchedAt);
  return state.cached
    ? cardTexts.lastChecked(yardTimeText(at))
    : cardTexts.checked(clockFace(inNewYork(at).minutes));
}

/** On the yards' clock: when the newest price took effect, and when this device last asked. */
const freshness = (state: PricesState, prices: readonly ListedPrice[]): string =>
  [cardTexts.changed(asOfText(prices)), checkedText(state)].filter(Boolean).join(', ');

/** The date of prices that may be old is for whoever has no script to ask for newer ones. */
const Checking = ({ prices }: Pick<PricesPanelProps, 'prices'>) => (
  <>
    <span className="noscript:hidden">{cardTexts.checking}</span>
    <noscript>{cardTexts.changed(asOfText(prices))}</noscript>
  </>
);

/** The prices under a bar that reserves room for their time, so that nothing moves when they load. */
export function PricesPanel({ state, prices, busy, onRefresh, button, children }: PricesPanelProps) {
  return (
    <>
      <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="grow basis-32 text-sm" data-search="off">
          <strong className="block text-base">{cardTexts.daily}</strong>{' '}
          {state.status === 'loading' ? (
            <Checking prices={prices} />
          ) : (
            <span>{placeText(state) + freshness(state, prices)}</span>
          )}
        </p>
        <tool-tip text={cardTexts.latest}>
          <Button ref={button} disabled={busy} onClick={onRefresh}>
            <Icon name="refresh" className={busy ? 'animate-spin' : ''} />
            {cardTexts.refresh}
          </Button>
        </tool-tip>
      </div>
      {children}
    </>
  );
}
