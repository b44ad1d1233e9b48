import { yardTimeText } from '../../domain/shared/new-york-time.ts';
import { savedTime } from '../../lib/saved-time.ts';
import { readStored } from '../../lib/storage.ts';
import { paintPrice, rowOf, write } from './price-row.ts';
import type { PricesCopy } from './prices.store.ts';

/** `<saved-prices key="…">`: the last price list that this device fetched. Hidden without one. */
class SavedPrices extends HTMLElement {
  connectedCallback() {
    const copy = readStored<PricesCopy>(this.getAttribute('key') ?? '');
    const lines = Array.isArray(copy?.prices) ? copy.prices.flatMap((price) => this.#line(price)) : [];
    const time = savedTime(copy?.lastUpdated);
    if (lines.length === 0 || time === null) return;
    this.querySelector('ul')?.replaceChildren(...lines);
    write(this, 'time', yardTimeText(new Date(time)));
    this.hidden = false;
  }

  /** Leaves out metals that the page was not built with. */
  #line(price: PricesCopy['prices'][number]): Element[] {
    const line = rowOf(this, price.metalType);
    if (!line) return [];
    paintPrice(line, price);
    return [line];
  }
}

customElements.define('saved-prices', SavedPrices);
