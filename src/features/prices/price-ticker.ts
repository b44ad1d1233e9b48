import { asOfText, headlinePrices } from '../../domain/prices/price-list.ts';
import { yardTimeText } from '../../domain/shared/new-york-time.ts';
import { metalName } from '../../domain/prices/metal-types.ts';
import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { readPricesCopy, $prices, type PricesState } from './prices.store.ts';
import { startPrices } from './prices-schedule.ts';

function write(scope: ParentNode, part: string, text: string): void {
  const element = scope.querySelector(`[data-${part}]`);
  if (element) element.textContent = text;
}

/** The fetched prices or, without them, the last ones saved on this device. */
function shownNow(state: PricesState): { prices: readonly MetalPrice[]; label: string; time: string } {
  if (state.status === 'loaded' && !state.cached) {
    return { prices: state.prices, label: 'Prices as of', time: asOfText(state.prices) ?? 'today' };
  }
  const copy = state.status === 'empty' ? null : readPricesCopy();
  return {
    prices: copy?.prices ?? [],
    label: 'Prices when last seen',
    time: copy ? yardTimeText(new Date(copy.lastUpdated)) : '',
  };
}

/** `<price-ticker>`: the strip under the hero. Until there are prices it asks visitors to call. */
class PriceTicker extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    this.#stop = $prices.subscribe((state) => this.#paint(state));
    startPrices();
  }

  disconnectedCallback() {
    this.#stop?.();
  }

  #paint(state: PricesState) {
    const { prices, label, time } = shownNow(state);
    const hasPrices = prices.length > 0;
    this.querySelector('[data-call]')?.toggleAttribute('hidden', hasPrices);
    this.querySelector('[data-board]')?.toggleAttribute('hidden', !hasPrices);
    write(this, 'label', label);
    write(this, 'time', time);
    this.querySelector('ul')?.replaceChildren(...headlinePrices(prices).map((price) => this.#tile(price)));
  }

  #tile({ metalType, price, unit }: MetalPrice): Node {
    const tile = this.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
    write(tile, 'name', metalName(metalType));
    write(tile, 'price', `$${price}`);
    write(tile, 'unit', `per ${unit}`);
    return tile;
  }
}

customElements.define('price-ticker', PriceTicker);
