import { openState, openStateText, type YardHours } from '../../domain/locations/opening.ts';

const MINUTE_MS = 60_000;

/** What YardHours.astro wrote, by yard id. */
const hoursByYard = JSON.parse(document.querySelector('#yard-hours')?.textContent ?? '{}') as Record<
  string,
  YardHours | undefined
>;

/** `<open-badge yard="griffin">`: filled when it is looked at, kept true on each minute, empty when unsure. */
class OpenBadge extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    document.addEventListener('visibilitychange', this.#paint);
    this.#paint();
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.#paint);
    clearTimeout(this.#timer);
  }

  #paint = () => {
    const hours = hoursByYard[this.getAttribute('yard') ?? ''];
    const now = new Date();
    const state = hours ? openState(hours, now) : null;
    this.replaceChildren(state ? openStateText(state) : '');
    this.dataset['open'] = String(state?.open ?? '');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#paint, MINUTE_MS - (now.getTime() % MINUTE_MS));
  };
}

customElements.define('open-badge', OpenBadge);
