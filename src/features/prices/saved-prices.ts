import { readStored } from '../../lib/storage.ts';
import type { PricesCopy } from './prices-copy.ts';

/** As yardTimeText() has it, without the rules of the yards' calendar, which this page needs for nothing else. */
const YARD_TIME: Intl.DateTimeFormatOptions = {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

const write = (scope: ParentNode, part: string, text: string) =>
  scope.querySelector(`[data-${part}]`)?.replaceChildren(text);

/** `<saved-prices key="…">`: the last price list that this device fetched, with its time. Without one it stays hidden. */
class SavedPrices extends HTMLElement {
  connectedCallback() {
    const copy = readStored<PricesCopy>(this.getAttribute('key') ?? '');
    const lines = Array.isArray(copy?.prices) ? copy.prices.flatMap((price) => this.#line(price)) : [];
    const time = new Date(copy?.lastUpdated ?? '');
    if (lines.length === 0 || Number.isNaN(time.getTime())) return;
    write(this, 'time', time.toLocaleString('en-US', YARD_TIME));
    this.querySelector('ul')?.replaceChildren(...lines);
    this.hidden = false;
  }

  /** Metals that this page was not built with stay out. */
  #line({ metalType, price, unit }: PricesCopy['prices'][number]): Element[] {
    const line = this.querySelector(`[data-metal="${CSS.escape(metalType)}"]`);
    if (!line) return [];
    write(line, 'price', `$${price}`);
    write(line, 'unit', `per ${unit}`);
    return [line];
  }
}

customElements.define('saved-prices', SavedPrices);
