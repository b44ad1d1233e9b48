import type { EstimatedLine } from '../../domain/estimate/estimate-text.ts';
import { payoutCents, readWeight } from '../../domain/estimate/payout.ts';
import { metalNote } from '../../domain/prices/grades/metal-types.ts';
import { type Cents, moneyText } from '../../domain/shared/numbers/money.ts';
import { groupedNumber } from '../../domain/shared/numbers/typed-number.ts';
import { setLang } from '../../ui/language/set-lang.ts';
import { tellPrice } from '../../domain/prices/list/tell-price.ts';
import { estimateBoardTexts as texts } from './texts.ts';
import type { ShownPrice } from '../prices/cards/prices.store.ts';
import type { WeightUnit } from '../../domain/shared/numbers/weight.ts';

/** A complete line with its payout. */
export interface CountedLine extends EstimatedLine {
  readonly cents: Cents;
}

/** A complete line, its mistake, or neither. */
type Reading = CountedLine | string | null;

/** A closed select goes to what is typed, so a grade begins with its name. */
function optionOf({ metalType, name, isNameEnglish }: ShownPrice): HTMLOptionElement {
  const note = metalNote(metalType);
  const option = new Option(note ? `${name} (${note.toLowerCase()})` : name, metalType);
  setLang(option, isNameEnglish ? 'en' : undefined);
  return option;
}

/** What a line is made of, as it was chosen and typed. */
export interface TypedLine {
  readonly metal: string;
  readonly weight: string;
  readonly unit: string;
}

let count = 0;

/** One line of the estimate, built from the page's template. */
export class EstimateLine {
  readonly element: HTMLElement;
  readonly metal: HTMLSelectElement;
  readonly remove: HTMLButtonElement;
  /** The metal to choose once it has a price. */
  #wanted = '';
  readonly #rate: HTMLElement;
  readonly #weight: HTMLInputElement;
  readonly #unit: HTMLSelectElement;
  readonly #amount: HTMLElement;
  readonly #mistake: HTMLElement;

  constructor(template: HTMLTemplateElement) {
    const nodes = template.content.cloneNode(true) as DocumentFragment;
    const part = <Part extends HTMLElement>(name: string) => nodes.querySelector(`[data-${name}]`) as Part;
    this.element = nodes.firstElementChild as HTMLElement;
    this.metal = part('metal');
    this.#rate = part('rate');
    this.#weight = part('weight');
    this.#unit = part('unit');
    this.#amount = part('amount');
    this.#mistake = part('mistake');
    this.remove = part('remove');
    this.#mistake.id = `estimate-mistake-${(count += 1)}`;
  }

  set number(number: number) {
    this.element.querySelector('legend')?.replaceChildren(texts.line(number));
    this.remove.ariaLabel = texts.remove(number);
  }

  get typed(): TypedLine {
    return { metal: this.metal.value || this.#wanted, weight: this.#weight.value, unit: this.#unit.value };
  }

  set typed({ metal, weight = '', unit = 'lb' }: Pick<TypedLine, 'metal'> & Partial<TypedLine>) {
    this.#wanted = metal;
    this.#weight.value = weight;
    this.#unit.value = unit;
  }

  /** Fills the metal list. Clears the choice if that metal no longer has a price. */
  offer(prices: readonly ShownPrice[]): void {
    const value = this.metal.value || this.#wanted;
    for (const place of this.metal.querySelectorAll('optgroup')) {
      const own = prices.filter(({ group = 'other' }) => group === place.dataset['group']);
      place.replaceChildren(...own.map(optionOf));
    }
    this.metal.value = prices.some(({ metalType }) => metalType === value) ? value : '';
    if (prices.length > 0) this.#wanted = '';
  }

  /** Shows and returns the line's payout; null if the line is incomplete. `tell`: mistakes may be shown. */
  paint(prices: readonly ShownPrice[], tell: boolean): CountedLine | null {
    const price = prices.find(({ metalType }) => metalType === this.metal.value);
    const reading = this.#read(price);
    const line = typeof reading === 'object' ? reading : null;
    // "1,5" may be meant otherwise than it is read.
    const isAsked = line !== null && this.#weight.value.includes(',');
    const read = isAsked ? `${groupedNumber(line.weight)} ${this.#unit.selectedOptions[0]?.text} × ` : '';
    this.#rate.textContent = price ? read + tellPrice(price).join(' ') : '';
    this.#amount.textContent = line ? moneyText(line.cents) : '–';
    const mistake = typeof reading === 'string' ? reading : null;
    // Do not report a mistake while someone is still typing.
    if (tell || !mistake) this.#tell(mistake);
    return line;
  }

  #read(price: ShownPrice | undefined): Reading {
    const unit = this.#unit.value as WeightUnit;
    const reading = readWeight(this.#weight.value, unit);
    if (!reading || 'mistake' in reading) return reading && reading.mistake;
    if (!price) return texts.choose;
    const { weight } = reading;
    // What is only priced by telephone, as the line under it says, comes to nothing here.
    return Number(price.price) ? { ...price, weight, unit, cents: payoutCents(price, weight, unit) } : null;
  }

  #tell(mistake: string | null): void {
    this.#mistake.textContent = mistake;
    for (const control of [this.metal, this.#weight]) {
      const isWrong = mistake !== null && (control === this.metal) === (mistake === texts.choose);
      control.ariaInvalid = isWrong ? 'true' : null;
      if (isWrong) control.setAttribute('aria-describedby', this.#mistake.id);
      else control.removeAttribute('aria-describedby');
    }
  }
}
