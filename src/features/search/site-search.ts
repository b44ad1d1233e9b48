import { track } from '../../lib/measurement/analytics.ts';
import { queryString, replaceAddress } from '../../lib/address/write-address.ts';
import { searchPath } from '../../paths.ts';
import { adoptStyles, make, makeButton } from '../../ui/make.ts';
import { callNode } from '../../ui/call/call-node.ts';
import { KindFilter } from './kind-filter.ts';
import { resultNode } from './result-node.ts';
import { isRelevant, searchPages, type Found } from './search-pages.ts';
import { searchTexts } from './texts.ts';
import css from './site-search.css?inline';

const TYPING_MS = 150;
/** A query unchanged for this long is reported to analytics, without its text. */
const SETTLED_MS = 1_000;
const PAGE_SIZE = 8;

/** `<site-search>`: the field, its filters and the results. The query is in the URL. */
export class SiteSearch extends HTMLElement {
  readonly #input = make('input', 'search-input');
  readonly #status = make('p', 'search-status');
  readonly #list = make('ul', 'search-list');
  readonly #after = make('div', 'actions');
  readonly #filter = new KindFilter(() => void this.#search());
  #turn = 0;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #settled: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    Object.assign(this.#input, {
      type: 'search',
      name: 'q',
      autocomplete: 'off',
      enterKeyHint: 'search',
      ariaLabel: searchTexts.label,
      placeholder: searchTexts.placeholder,
    });
    this.#status.role = 'status';
    const form = make('form', '', this.#input);
    form.role = 'search';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#search();
    });
    this.#input.addEventListener('input', () => {
      clearTimeout(this.#typing);
      this.#typing = setTimeout(() => void this.#search(), TYPING_MS);
    });
    this.addEventListener('keydown', this.#move);
    window.addEventListener('online', this.#again);
    this.replaceChildren(form, this.#filter.node, this.#status, this.#list, this.#after);
    this.#input.value = new URLSearchParams(location.search).get('q') ?? '';
    this.#input.focus({ preventScroll: true });
    void this.#search();
  }

  disconnectedCallback() {
    window.removeEventListener('online', this.#again);
    clearTimeout(this.#settled);
  }

  #again = () => void (this.#after.childElementCount > 0 && this.#search());

  async #search() {
    clearTimeout(this.#typing);
    clearTimeout(this.#settled);
    this.#turn += 1;
    const turn = this.#turn;
    const query = this.#input.value.trim();
    const asked = queryString({ q: query });
    replaceAddress(searchPath + asked);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) link.search = asked;
    if (!query) {
      this.#filter.show();
      return this.#say(searchTexts.scope);
    }
    this.#list.ariaBusy = 'true';
    if (!this.#list.childElementCount) this.#say(searchTexts.searching);
    try {
      const found = await searchPages(query, this.#filter.kind);
      if (turn === this.#turn) await this.#show(query, found, turn);
    } catch (error) {
      this.#fail(error, turn);
    }
    return undefined;
  }

  async #show(query: string, { results, totalFilters }: Found, turn: number) {
    const hits = await Promise.all(results.slice(0, PAGE_SIZE).map(({ data }) => data()));
    if (turn !== this.#turn) return;
    const count = isRelevant(query, hits) ? results.length : 0;
    this.#settled = setTimeout(() => track('site_search', { results: count }), SETTLED_MS);
    this.#filter.show(count || !hits.length ? totalFilters.kind : {});
    if (count === 0) {
      this.#say(searchTexts.nothing(query), callNode('search'));
      return;
    }
    this.#say(searchTexts.results(count, query));
    this.#list.append(...hits.map(resultNode));
    if (count > PAGE_SIZE)
      this.#after.append(
        makeButton('button button-line', searchTexts.showAll, () => void this.#rest(results)),
      );
  }

  async #rest(results: Found['results']) {
    const turn = this.#turn;
    this.#after.replaceChildren();
    try {
      const hits = await Promise.all(results.slice(PAGE_SIZE).map(({ data }) => data()));
      if (turn !== this.#turn) return;
      this.#list.append(...hits.map(resultNode));
      this.#links[PAGE_SIZE]?.focus();
    } catch (error) {
      this.#fail(error, turn);
    }
  }

  #fail(error: unknown, turn: number) {
    console.warn('The search failed:', error);
    if (turn !== this.#turn) return undefined;
    if (import.meta.env.DEV)
      return this.#say('Search is built with the site: `npm start` has it, `npm run dev` has not.');
    const text = navigator.onLine ? searchTexts.notLoaded : searchTexts.offline;
    const retry = makeButton('button button-line', searchTexts.tryAgain, () => void this.#search());
    return this.#say(text, retry, callNode('search'));
  }

  /** Replaces the results with a sentence and actions. */
  #say(text: string, ...after: readonly Node[]) {
    this.#list.ariaBusy = null;
    this.#status.textContent = text;
    this.#list.replaceChildren();
    this.#after.replaceChildren(...after);
  }

  get #links() {
    return [...this.#list.querySelectorAll('a')];
  }

  /** Arrow keys move between the field and the results. */
  #move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = this.#links;
    const at = links.findIndex((link) => link === document.activeElement);
    if (!step || (at < 0 && document.activeElement !== this.#input)) return;
    event.preventDefault();
    (links[Math.min(at + step, links.length - 1)] ?? this.#input).focus();
  };
}

adoptStyles(css);

customElements.define('site-search', SiteSearch);
