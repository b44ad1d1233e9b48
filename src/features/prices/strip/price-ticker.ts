import { headlinePrices } from '../../../domain/prices/list/price-list.ts';
import { yardTimeText } from '../../../domain/shared/time/new-york-time.ts';
import { metalName, metalNote } from '../../../domain/prices/grades/metal-types.ts';
import type { ListedPrice } from '../../../domain/prices/prices.api.ts';
import { make } from '../../../ui/make.ts';
import { tellPrice } from '../../../domain/prices/list/tell-price.ts';
import { tickerScriptTexts } from '../texts.ts';
import { $prices, type PricesState, savedPrices } from '../cards/prices.store.ts';
import { startPrices } from '../list/prices-schedule.ts';

interface Shown {
  readonly prices: readonly ListedPrice[];
  readonly label: string;
}

/** The fetched prices or, without them, the last ones saved on this device. Only prices that may be old say their time. */
function shownNow(state: PricesState): Shown {
  if (state.status === 'loaded' && !state.cached)
    return { prices: state.prices, label: tickerScriptTexts.today };
  const copy = state.status === 'empty' ? null : savedPrices();
  return {
    prices: copy?.prices ?? [],
    label: copy ? tickerScriptTexts.saved(yardTimeText(new Date(copy.fetchedAt))) : '',
  };
}

function tile(price: ListedPrice): Node {
  const [amount, unit] = tellPrice(price);
  return make(
    'li',
    'tile',
    [metalName(price.metalType), metalNote(price.metalType)].filter(Boolean).join(', '),
    '\n',
    make('b', '', amount),
    ` ${unit}`,
  );
}

/** `<price-ticker>`: the strip under the hero. Without any prices it asks visitors to call. */
class PriceTicker extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    this.#stop = $prices.subscribe((state) => this.#paint(state));
    startPrices();
  }

  disconnectedCallback() {
    this.#stop?.();
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-${name}]`);
  }

  #paint(state: PricesState) {
    const { prices, label } = shownNow(state);
    const hasPrices = prices.length > 0;
    // What the page was built with stays until the server answers, and in an outage, with its time, where this device has saved none.
    const { built } = this.dataset;
    if (built !== undefined && state.status === 'loading') return;
    if (built !== undefined && state.status === 'error' && !hasPrices) {
      this.#part('label')?.replaceChildren(built);
      return;
    }
    this.#part('call')?.toggleAttribute('hidden', hasPrices);
    this.#part('board')?.toggleAttribute('hidden', !hasPrices);
    this.#part('label')?.replaceChildren(label);
    this.querySelector('ul')?.replaceChildren(...headlinePrices(prices).map(tile));
  }
}

customElements.define('price-ticker', PriceTicker);
