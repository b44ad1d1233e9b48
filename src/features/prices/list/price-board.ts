import { BOARD_ASK_MS, BOARD_RELOAD_HOUR, BOARD_TURN_MS } from '../../../business/constants.ts';
import { withDaysSet } from '../../../domain/locations/hours/days-set.ts';
import { openState, type YardHours } from '../../../domain/locations/hours/opening.ts';
import { withDayTexts } from '../../../domain/locations/hours/special-day-texts.ts';
import type { readYardNewsApi, YardNews } from '../../../domain/locations/yards.api.ts';
import { asOfText } from '../../../domain/prices/list/as-of-text.ts';
import { boardPages, boardTrust } from '../../../domain/prices/list/board-state.ts';
import { GRADE_GROUPS } from '../../../domain/prices/texts.ts';
import type { GradePrice } from '../../../domain/prices/list/price-list.api.ts';
import { locale } from '../../../domain/shared/language/locale.ts';
import { clockFace, inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { askAgain, createSavedData, type SavedData } from '../../../lib/storage/saved-data.ts';
import { siteAnswers } from '../../../lib/requests/site-answers.ts';
import { YARD_NEWS_KEY } from '../../../lib/storage/storage-keys.ts';
import { make } from '../../../ui/make.ts';
import { setLang } from '../../../ui/language/set-lang.ts';
import { openStateNodes } from '../../../lib/open-state-nodes.ts';
import { priceListOf } from './price-list.store.ts';
import { paintPrice } from './price-row.ts';
import { boardTexts } from '../texts.ts';

const NEWS_PATH: (typeof readYardNewsApi)['path'] = '/api/yards';
/** A board that was opened at night does not reload right away. */
const RELOAD_AFTER_MS = 7_200_000;

/** After a power cut the board comes up with what this device has, before the network does. */
const known = <Value>({ $state, saved }: SavedData<Value>) => $state.get().value ?? saved();

function row({ name, howToTell, isNameEnglish, isNoteEnglish, ...price }: GradePrice): HTMLElement {
  const note = make('small', '', howToTell);
  const title = make('span', '', name, note);
  setLang(title, isNameEnglish ? 'en' : undefined);
  setLang(note, isNoteEnglish ? 'en' : locale.language);
  const line = make('li', '', title, make('em', ''), make('b', ''), make('i', ''));
  // Who sees the board stands at the scale.
  const told = [`$${price.price}`, boardTexts.unit(price.unit)] as const;
  paintPrice(line, price, Number(price.price) > 0 ? told : [boardTexts.ask, '']);
  return line;
}

/** `<price-board yard="griffin">`: a yard's prices on a television, in screens that turn on their own. */
class PriceBoard extends HTMLElement {
  readonly #yard = this.getAttribute('yard') ?? '';
  readonly #list = priceListOf(this.#yard);
  readonly #news = createSavedData<YardNews>(NEWS_PATH, YARD_NEWS_KEY, 'notes');
  readonly #hours = JSON.parse(this.getAttribute('hours') ?? '{}') as YardHours;
  /** The heading of the page as built, where no groups are named. */
  readonly #prices = this.#part('groups')?.textContent ?? '';
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #openedAt = Date.now();
  #page = 0;
  #shown = '';

  connectedCallback() {
    this.#paint();
    void this.#load();
    askAgain(() => this.#load(), true, BOARD_ASK_MS);
    setInterval(() => this.#turn(), BOARD_TURN_MS);
    document.addEventListener('visibilitychange', () => this.#stayAwake());
    this.#still.addEventListener('change', () => this.#paint());
    this.#stayAwake();
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-${name}]`);
  }

  /** The system takes the lock whenever the page is hidden. A browser without it needs the television's own setting. */
  #stayAwake(): void {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {});
  }

  async #load(): Promise<void> {
    await Promise.all([this.#list.reload(), this.#news.reload()]);
    this.#paint();
    await this.#reloadAtNight();
  }

  /** At 3 AM, for a new build: only where the page can be had, so that an outage does not end in a browser's error. */
  async #reloadAtNight(): Promise<void> {
    const isHour = Math.floor(inNewYork(new Date()).minutes / 60) === BOARD_RELOAD_HOUR;
    if (!isHour || Date.now() - this.#openedAt < RELOAD_AFTER_MS) return;
    if (await siteAnswers()) location.reload();
  }

  #turn(): void {
    this.#page += 1;
    this.#paint();
  }

  #paint(): void {
    const now = Date.now();
    const { list: grades = [], at = null } = known(this.#list) ?? {};
    const trust = boardTrust(at, now);
    this.dataset['trust'] = trust;
    this.#paintYard(new Date(now));
    const checked = clockFace(inNewYork(new Date(at ?? now)).minutes);
    const since = asOfText(grades);
    const asOf = trust !== 'blank' && since ? boardTexts.asOf(since, checked) : boardTexts.none;
    this.#part('as-of')?.replaceChildren(trust === 'dim' ? asOf + boardTexts.old : asOf);
    const shown = trust === 'blank' ? [] : grades;
    const pages = this.#still.matches ? [shown] : boardPages(shown);
    const page = pages[this.#page % Math.max(1, pages.length)] ?? [];
    const groups = [...new Set(page.map(({ group }) => GRADE_GROUPS[group]))].join(', ');
    // Painted only if it differs, so that a list that somebody scrolls stays where it is.
    const text = JSON.stringify([groups, page]);
    if (text === this.#shown) return;
    this.#shown = text;
    this.#part('groups')?.replaceChildren(this.#still.matches || !groups ? this.#prices : groups);
    this.#part('rows')?.replaceChildren(...page.map(row));
    this.#part('dots')?.replaceChildren(
      pages.length > 1 ? boardTexts.page((this.#page % pages.length) + 1, pages.length) : '',
    );
  }

  #paintYard(now: Date): void {
    const isOwn = (each: { readonly yardId: string }) => each.yardId === this.#yard;
    const news = known(this.#news)?.list;
    const state = openState(withDaysSet(this.#yard, this.#hours, news?.specialDays.map(withDayTexts)), now);
    const note = news?.notes.find((each) => isOwn(each) && Date.parse(each.expiresAt) > now.getTime());
    const place = this.#part('open');
    if (place) place.dataset['open'] = String(state?.open ?? '');
    place?.replaceChildren(...(state ? openStateNodes(state) : []));
    this.#part('note')?.replaceChildren(note?.note ?? '');
    this.#part('clock')?.replaceChildren(clockFace(inNewYork(now).minutes));
  }
}

customElements.define('price-board', PriceBoard);
