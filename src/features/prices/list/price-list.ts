import { searchKey } from '../../../domain/shared/text/search-key.ts';
import { createQueryView } from '../../../lib/address/address-view.ts';
import { chooseYard, chosenYard } from '../../../lib/chosen-yard.ts';
import { askAgain } from '../../../lib/storage/saved-data.ts';
import { priceCodePath, pricesPath } from '../../../paths.ts';
import { clickedLink } from '../../../ui/clicked-link.ts';
import { priceListOf } from './price-list.store.ts';
import { priceListTexts } from '../texts.ts';
import { showGrades } from './show-grades.ts';

const view = createQueryView(pricesPath);
const yardInAddress = (): string | null => new URLSearchParams(location.search).get('yard');

/** `<price-list>`: brings the figures of the page up to date, for the yard in the address. */
/** What a row says of its grade: not what may be done with it. */
const toldOf = (row: Element): string =>
  [...row.children].map((part) => (part.classList.contains('hold') ? '' : part.textContent)).join(' ');

class PriceList extends HTMLElement {
  #asked = 0;

  connectedCallback() {
    // A yard that this tab has chosen or found is written into the address, so that a reload and a shared link show the same.
    // One in the address is chosen: it may be that of a link, followed before this script came.
    const given = yardInAddress();
    if (given && this.#linkOf(given)) chooseYard(given);
    const chosen = chosenYard();
    if (!given && chosen && this.#linkOf(chosen)) view.show({ yard: chosen }, 'replace');
    this.#part('yards')?.addEventListener('click', (event) => {
      const link = clickedLink(event as MouseEvent);
      if (!link) return;
      event.preventDefault();
      chooseYard(link.dataset['id'] ?? null);
      view.show({ yard: link.dataset['id'] ?? '' });
      void this.#load();
    });
    this.#part('filter')?.addEventListener('input', () => this.#filter());
    this.#part('print')?.addEventListener('click', () => print());
    askAgain((how) => this.#load(how));
    // At once, and after each move through the history.
    view.follow(() => void this.#load());
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-${name}]`);
  }

  #linkOf(yard: string | null): HTMLElement | null {
    return this.querySelector(yard ? `[data-yards] [data-id="${CSS.escape(yard)}"]` : '[data-yards] a');
  }

  async #load(how: 'load' | 'reload' = 'load'): Promise<void> {
    const link = this.#linkOf(yardInAddress()) ?? this.#linkOf(null);
    const yard = link?.dataset['id'] ?? null;
    for (const each of this.querySelectorAll('[data-yards] a'))
      each.toggleAttribute('aria-current', each === link);
    link?.setAttribute('aria-current', 'page');
    this.dataset['yard'] = yard ?? '';
    // On paper a yard's list has its own facts alone.
    for (const each of this.querySelectorAll<HTMLElement>('[data-paper]'))
      each.hidden = yard !== null && each.dataset['paper'] !== yard;
    const qr = this.#part('qr');
    // On paper too, although nobody scrolls to it there.
    qr?.setAttribute('loading', 'eager');
    qr?.setAttribute('src', priceCodePath(yard));
    this.#asked += 1;
    const mine = this.#asked;
    const place = link?.textContent?.trim() ?? '';
    const list = priceListOf(yard);
    await list[how]();
    if (mine !== this.#asked) return;
    const { value, failure } = list.$state.get();
    // The last figures stay with their time, at first those of the build.
    if (!value || failure !== null) {
      const where = this.#part('where');
      return where?.replaceChildren(where.dataset['built'] ?? '', priceListTexts.failed);
    }
    showGrades(this, value.list, { place, yard, savedAt: value.source === 'device' ? value.at : null });
    this.#filter();
    return undefined;
  }

  /** Shows the rows that have every word of the filter. */
  #filter(): void {
    const typed = searchKey((this.#part('filter') as HTMLInputElement).value);
    const words = typed.split(' ');
    let found = 0;
    for (const group of this.querySelectorAll<HTMLElement>('section[id]')) {
      const rows = [...group.querySelectorAll('li')];
      for (const row of rows) {
        const text = searchKey(`${group.firstElementChild?.textContent} ${toldOf(row)}`);
        row.hidden = !words.every((word) => text.includes(word));
      }
      const shown = rows.filter((row) => !row.hidden).length;
      group.hidden = shown === 0;
      found += shown;
    }
    this.#part('found')?.replaceChildren(
      typed === '' ? '' : found === 0 ? priceListTexts.nothing : priceListTexts.found(found),
    );
  }
}

customElements.define('price-list', PriceList);
