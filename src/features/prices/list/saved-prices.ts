import { yardTimeText } from '../../../domain/shared/time/new-york-time.ts';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { chosenYard } from '../../../lib/chosen-yard.ts';
import { readCopy } from '../../../lib/storage/saved-copy.ts';
import { PRICES_KEY } from '../../../lib/storage/storage-keys.ts';
import { listKey } from './list-key.ts';
import { paintPrice, rowOf, write } from './price-row.ts';

const readPrices = (key: string) => readCopy<readonly MetalPrice[]>(key);

/** `<saved-prices>`: the last prices of the chosen yard, else the common ones. Hidden without any. */
class SavedPrices extends HTMLElement {
  connectedCallback() {
    const yard = chosenYard();
    const copy = (yard === null ? null : readPrices(listKey(yard))) ?? readPrices(PRICES_KEY);
    const lines = (copy?.list ?? []).flatMap((price) => this.#line(price));
    if (!copy || lines.length === 0) return;
    this.querySelector('ul')?.replaceChildren(...lines);
    write(this, 'time', yardTimeText(new Date(copy.at)));
    this.hidden = false;
  }

  /** Leaves out metals that the page was not built with. */
  #line(price: MetalPrice): Element[] {
    const line = rowOf(this, price.metalType);
    if (!line) return [];
    paintPrice(line, price);
    return [line];
  }
}

customElements.define('saved-prices', SavedPrices);
