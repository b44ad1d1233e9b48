import { cleanZip } from '../../../domain/addresses/zip-code.ts';
import { nearestOf, type Place } from '../../../domain/locations/places/nearest.ts';
import { zipPlace } from '../../../domain/locations/places/zip-places.ts';
import { track } from '../../../lib/measurement/analytics.ts';
import { findPosition } from '../../../lib/geolocation.ts';
import { positionTexts } from '../../../lib/texts.ts';
import { writeInTab } from '../../../lib/storage/storage.ts';
import { NEAREST_YARD_KEY } from '../../../lib/storage/storage-keys.ts';
import { quotePath } from '../../../paths.ts';
import { make } from '../../../ui/make.ts';
import { nearestCard, yardCards } from './nearest-card.ts';
import { findNearestTexts, nearestTexts } from '../texts.ts';

/** The ZIP code never leaves this device. */
function zipForm(onZip: (zip: string) => void): HTMLFormElement {
  const input = make('input', 'flex min-h-12 border-2 border-ink bg-surface pl-3');
  input.inputMode = 'numeric';
  input.autocomplete = 'postal-code';
  const label = make('label', 'flex flex-col', nearestTexts.zipCode, input);
  const form = make(
    'form',
    'actions',
    label,
    make('button', 'button button-line mt-auto', nearestTexts.findByZip),
  );
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // ZIP+4: the first five digits are enough.
    onZip(cleanZip(input.value).replace(/-\d{4}$/, ''));
  });
  return form;
}

function formHint(): HTMLElement {
  const [before = '', text = '', after = ''] = nearestTexts.form;
  const link = make('a', 'hover:text-link underline', text);
  link.href = quotePath;
  return make('p', '', before, link, after);
}

/** Below the buttons of a `<find-nearest>`: a status line, the ZIP code form, and finally a card. */
class NearestPanel {
  readonly #opener: HTMLElement;
  readonly #status = make('p', 'font-bold');
  readonly #shown = make('div', 'flex flex-col gap-4');
  readonly #zip = zipForm((zip) => this.#answerZip(zip));
  /** Counts up, so that a late answer can be told from a current one. */
  #asked = 0;
  #finding = false;

  constructor(host: HTMLElement, opener: HTMLElement) {
    this.#opener = opener;
    this.#status.role = 'status';
    host.after(make('div', 'mb-6 flex max-w-prose flex-col gap-4', this.#status, this.#shown, this.#zip));
  }

  async find() {
    if (this.#finding) return;
    this.#finding = true;
    const asked = this.#show(nearestTexts.finding, true);
    const position = await findPosition();
    this.#finding = false;
    if (asked !== this.#asked) return;
    if ('failure' in position) {
      track('nearest_location_error', { reason: position.failure });
      this.#show(positionTexts[position.failure], true, formHint());
    } else this.#showNearest(position, 'position');
  }

  askZip() {
    this.#show('', true);
    this.#zip.querySelector('input')?.focus();
  }

  #answerZip(zip: string) {
    const place = zipPlace(zip);
    if (place) return this.#showNearest(place, 'zip');
    track('nearest_location_error', { reason: 'zip' });
    this.#show(/^\d{5}$/.test(zip) ? nearestTexts.farZip(zip) : nearestTexts.wrongZip, true, formHint());
    this.#zip.querySelector('input')?.focus();
    return undefined;
  }

  #showNearest(place: Place, way: 'position' | 'zip') {
    const nearest = nearestOf(place, yardCards());
    if (!nearest) return;
    const { id, card: yard } = nearest.place;
    const name = yard.querySelector('h3')?.textContent?.trim() ?? '';
    // The quote form preselects it, and the cards show its prices.
    writeInTab(NEAREST_YARD_KEY, id);
    dispatchEvent(new Event(NEAREST_YARD_KEY));
    track('nearest_location_found', { about: id, way });
    const hadFocus = this.#zip.contains(document.activeElement);
    const card = nearestCard(nearest, way, () => this.#dismiss());
    this.#show(nearestTexts.found(name), false, card);
    if (hadFocus) card.focus();
  }

  #dismiss() {
    this.#show('', false);
    this.#opener.focus();
  }

  /** The ZIP form is only hidden: it may hold the focus and what was typed. */
  #show(text: string, asksZip: boolean, ...shown: readonly HTMLElement[]): number {
    this.#shown.replaceChildren(...shown);
    this.#zip.hidden = !asksZip;
    // A live region announces only changes after it is on the page.
    requestAnimationFrame(() => this.#status.replaceChildren(text));
    this.#asked += 1;
    return this.#asked;
  }
}

const panels = new WeakMap<HTMLElement, NearestPanel>();

/** Handles a press of a button in `<find-nearest>`. The first press makes the panel. */
export function pressNearest(button: HTMLButtonElement): void {
  const host = button.parentElement;
  if (!host) return;
  const panel = panels.get(host) ?? new NearestPanel(host, button);
  panels.set(host, panel);
  const byZip = 'zip' in button.dataset;
  // It may show that an earlier press failed offline (layouts/navigation/openers.ts).
  button.replaceChildren(findNearestTexts[byZip ? 'zip' : 'find']);
  if (byZip) panel.askZip();
  else void panel.find();
}
