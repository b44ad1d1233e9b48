import { holdGradePath } from '../../paths.ts';
import { ESTIMATE_FIRST_METALS, ESTIMATE_MAX_LINES } from '../../business/constants.ts';
import { estimateText } from '../../domain/estimate/estimate-text.ts';
import { isWeighed } from '../../domain/estimate/payout.ts';
import { asOfText } from '../../domain/prices/list/as-of-text.ts';
import { yardTimeText } from '../../domain/shared/time/new-york-time.ts';
import { type Cents, moneyText } from '../../domain/shared/numbers/money.ts';
import { track } from '../../lib/measurement/analytics.ts';
import { leaveQuoteLines } from '../../lib/quote-lines.ts';
import { ESTIMATE_KEY } from '../../lib/storage/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import {
  $prices,
  askForEveryGrade,
  loadPrices,
  refreshPrices,
  savedPrices,
  type PricesState,
  type ShownPrice,
} from '../prices/cards/prices.store.ts';
import { startPrices } from '../prices/list/prices-schedule.ts';
import { estimateBoardTexts as texts } from './texts.ts';
import { type CountedLine, EstimateLine, type TypedLine } from './estimate-line.ts';

type Shown =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'ready'; readonly prices: readonly ShownPrice[]; readonly time: string };

/** Where the estimate is for: the chosen yard, by its name in the footer; else whether some yard pays another price. */
const placeText = (yard: string | undefined, prices: readonly ShownPrice[]): string => {
  const name = yard && document.querySelector(`footer [href$="/${CSS.escape(yard)}"]`)?.textContent?.trim();
  if (name) return texts.at(name);
  return prices.some(({ differs }) => differs) ? texts.differ : '';
};

const lastSeen = (at: number): string => texts.saved(yardTimeText(new Date(at)));

const ready = (prices: readonly ShownPrice[], time: string, yard: string | undefined): Shown => ({
  state: 'ready',
  prices,
  time: time + placeText(yard, prices),
});

/** The prices to estimate with: the fetched ones, or the last ones cached on this device, with their time. */
function shownNow(state: PricesState): Shown {
  if (state.status === 'loaded') {
    const { prices, fetchedAt, cached, yard } = state;
    return ready(prices, cached ? lastSeen(fetchedAt) : texts.asOf(asOfText(prices)), yard);
  }
  if (state.status !== 'error') return { state: state.status };
  const copy = savedPrices();
  return copy?.prices[0]
    ? ready(copy.prices, lastSeen(copy.fetchedAt), copy.yard)
    : { state: 'error', message: state.message };
}

/** The lines that this device has, else the common metals. The page in the other language shows the same. */
function readTyped(): readonly (Pick<TypedLine, 'metal'> & Partial<TypedLine>)[] {
  const stored = readStored<TypedLine[]>(ESTIMATE_KEY);
  return stored?.[0] ? stored : ESTIMATE_FIRST_METALS.map((metal) => ({ metal }));
}

/** Long enough to finish typing a number before it is announced. */
const SPEAK_AFTER_MS = 1_000;

class EstimateBoard {
  readonly #host: HTMLElement;
  readonly #lines: EstimateLine[] = [];
  #prices: readonly ShownPrice[] = [];
  #counted: readonly CountedLine[] = [];
  #totalCents: Cents = 0;
  #warnings = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  start(): void {
    this.#host.addEventListener('input', () => {
      this.#count(false);
      this.#save();
    });
    this.#host.addEventListener('change', () => this.#count(true));
    this.#on('add', () => this.#add().metal.focus());
    this.#on('retry', (event) => {
      event.preventDefault();
      void refreshPrices();
    });
    this.#on('quote', (event) => this.#leave(event));
    for (const line of readTyped()) this.#add().typed = line;
    $prices.subscribe(() => this.#paint());
  }

  #part(name: string): HTMLElement | null {
    return this.#host.querySelector(`[data-${name}]`);
  }

  #on(name: string, run: (event: Event) => void): void {
    this.#part(name)?.addEventListener('click', run);
  }

  #write(name: string, text: string): void {
    const part = this.#part(name);
    if (part && part.textContent !== text) part.textContent = text;
  }

  #paint(): void {
    const shown = shownNow($prices.get());
    this.#host.dataset['state'] = shown.state;
    if (shown.state === 'error') this.#write('message', texts.error(shown.message));
    if (shown.state !== 'ready') return;
    this.#write('time', shown.time);
    // A price of zero is given by telephone.
    this.#prices = shown.prices.filter((price) => isWeighed(price) && Number(price.price) > 0);
    if (this.#prices.length === 0) this.#host.dataset['state'] = 'empty';
    const before = this.#totalCents;
    for (const line of this.#lines) line.offer(this.#prices);
    this.#count(true);
    if (before === 0 || before === this.#totalCents) return;
    this.#write('changed', texts.changed(moneyText(before), moneyText(this.#totalCents)));
  }

  #add(): EstimateLine {
    const line = new EstimateLine(this.#host.querySelector('template') as HTMLTemplateElement);
    line.offer(this.#prices);
    line.remove.addEventListener('click', () => this.#remove(line));
    this.#lines.push(line);
    this.#part('lines')?.append(line.element);
    this.#number();
    return line;
  }

  #remove(line: EstimateLine): void {
    const index = this.#lines.indexOf(line);
    this.#lines.splice(index, 1);
    line.element.remove();
    this.#number();
    this.#count(true);
    this.#save();
    (this.#lines[index] ?? this.#lines[index - 1])?.metal.focus();
  }

  #number(): void {
    for (const [index, line] of this.#lines.entries()) line.number = index + 1;
    this.#part('add')?.toggleAttribute('hidden', this.#lines.length >= ESTIMATE_MAX_LINES);
  }

  #save(): void {
    writeStored(
      ESTIMATE_KEY,
      this.#lines.map(({ typed }) => typed),
    );
  }

  #count(tell: boolean): void {
    this.#counted = this.#lines.flatMap((line) => line.paint(this.#prices, tell) ?? []);
    const totalCents = this.#counted.reduce((sum, { cents }) => sum + cents, 0);
    if (totalCents === this.#totalCents) return;
    this.#totalCents = totalCents;
    this.#write('total', moneyText(totalCents));
    const [first] = this.#counted;
    if (first) this.#part('hold')?.setAttribute('href', holdGradePath(first.metalType));
    this.#write('so-far', moneyText(totalCents));
    this.#write('changed', '');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#write('spoken', texts.spoken(moneyText(totalCents))),
      SPEAK_AFTER_MS,
    );
  }

  /** Hands the lines to the quote form, which the link opens. A line with a mistake is not left out: it is shown instead. */
  #leave(event: Event): void {
    this.#count(true);
    const wrong = this.#host.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) {
      event.preventDefault();
      wrong.focus();
    }
    if (wrong || this.#counted.length === 0) return;
    track('estimate_to_quote', { lines: this.#counted.length });
    const isLeft = leaveQuoteLines({
      text: estimateText(this.#counted, this.#totalCents),
      lines: this.#counted.map(({ metalType, weight, unit }) => ({ metalType, weight, unit })),
    });
    // Said once; the second press goes on.
    if (isLeft || this.#warnings++) return;
    event.preventDefault();
    this.#write('changed', this.#host.dataset['stays'] ?? '');
  }
}

export function startEstimate(host: HTMLElement): void {
  askForEveryGrade();
  new EstimateBoard(host).start();
  startPrices();
  void loadPrices();
}
