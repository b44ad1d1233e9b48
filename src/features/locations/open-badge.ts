import { openingTexts } from '../../domain/locations/texts.ts';
import { openState, openStateText, type YardHours } from '../../domain/locations/opening.ts';
import type { YardNews } from '../../domain/locations/yards.api.ts';

const MINUTE_MS = 60_000;

/** From YardHours.astro, by yard id. */
const hoursByYard = JSON.parse(document.querySelector('#yard-hours')?.textContent ?? '{}') as Record<
  string,
  YardHours | undefined
>;

let news: YardNews | null = null;

function paint(badge: HTMLElement) {
  const yard = badge.getAttribute('yard') ?? '';
  const isOwn = (each: { readonly yardId: string }) => each.yardId === yard;
  const hours = hoursByYard[yard];
  const now = new Date();
  // The first entry for a date wins, so staff's come first.
  const state = hours
    ? openState(
        { ...hours, specialDays: [...(news?.specialDays.filter(isOwn) ?? []), ...hours.specialDays] },
        now,
      )
    : null;
  const note = news?.notes.find((each) => isOwn(each) && new Date(each.expiresAt) > now);
  badge.replaceChildren(state ? openStateText(state) : '', note ? openingTexts.note(note.note) : '');
  badge.dataset['open'] = String(state?.open ?? '');
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Repaints on every full minute. */
function paintAll() {
  for (const badge of document.querySelectorAll<HTMLElement>('open-badge')) paint(badge);
  clearTimeout(timer);
  timer = setTimeout(paintAll, MINUTE_MS - (Date.now() % MINUTE_MS));
}

/** What staff have set overrides the hours that the page was built with. */
export function tellBadges(told: YardNews): void {
  news = told;
  paintAll();
}

/** `<open-badge yard="griffin">`: updated every minute, empty if the hours cannot be read. */
class OpenBadge extends HTMLElement {
  connectedCallback() {
    paint(this);
  }
}

customElements.define('open-badge', OpenBadge);
document.addEventListener('visibilitychange', paintAll);
paintAll();
