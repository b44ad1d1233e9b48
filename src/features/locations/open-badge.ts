import { openState, openStateText, type YardHours } from '../../domain/locations/opening.ts';
import type { YardNews } from '../../domain/locations/yards.api.ts';

const MINUTE_MS = 60_000;
const LOOKED_AT_MS = 2_000;

/** What YardHours.astro wrote, by yard id. */
const hoursByYard = JSON.parse(document.querySelector('#yard-hours')?.textContent ?? '{}') as Record<
  string,
  YardHours | undefined
>;

let news: YardNews | null = null;
let isAsked = false;

/** Asks once what staff say today: somebody begins to use the page, or has looked at a badge for a while. Never on load. */
async function askStaff(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    news = await (await import('./yard-news.ts')).loadYardNews();
  } catch {
    // No connection: the usual hours stand.
    return;
  }
  for (const badge of document.querySelectorAll<OpenBadge>('open-badge')) badge.paint();
}
for (const type of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(type, () => void askStaff(), { once: true, passive: true });
}

setTimeout(() => {
  const inSight = [...document.querySelectorAll('main open-badge')].some((badge) => {
    const { top, height } = badge.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  });
  if (inSight) void askStaff();
}, LOOKED_AT_MS);

/** `<open-badge yard="griffin">`: filled when it is looked at, kept true on each minute, empty when unsure. */
class OpenBadge extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    document.addEventListener('visibilitychange', this.paint);
    this.paint();
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.paint);
    clearTimeout(this.#timer);
  }

  paint = () => {
    const yard = this.getAttribute('yard') ?? '';
    const isOwn = (each: { readonly yardId: string }) => each.yardId === yard;
    const hours = hoursByYard[yard];
    const now = new Date();
    // The first day of a date counts: staff's.
    const specialDays = [...(news?.specialDays.filter(isOwn) ?? []), ...(hours?.specialDays ?? [])];
    const state = hours ? openState({ ...hours, specialDays }, now) : null;
    const note = news?.notes.find((each) => isOwn(each) && Date.parse(each.expiresAt) > now.getTime());
    this.replaceChildren(state ? openStateText(state) : '', note ? ` · ${note.note}` : '');
    this.dataset['open'] = String(state?.open ?? '');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.paint, MINUTE_MS - (now.getTime() % MINUTE_MS));
  };
}

customElements.define('open-badge', OpenBadge);
