import { withDaysSet } from '../../../domain/locations/hours/days-set.ts';
import { openingTexts } from '../../../domain/locations/texts.ts';
import { openState, type YardHours } from '../../../domain/locations/hours/opening.ts';
import type { YardNews } from '../../../domain/locations/yards.api.ts';
import { openStateNodes } from '../../../lib/open-state-nodes.ts';

const MINUTE_MS = 60_000;

interface SaidNews extends Pick<YardNews, 'notes'> {
  readonly specialDays: readonly (YardHours['specialDays'][number] & { readonly yardId: string })[];
}

/** From YardHours.astro, by yard id. */
const hoursByYard = JSON.parse(document.querySelector('#yard-hours')?.textContent ?? '{}') as Record<
  string,
  YardHours | undefined
>;

let news: SaidNews | null = null;

/** Whether staff have set a day alike at every yard. */
const isOfAll = ({ date, day }: SaidNews['specialDays'][number]) =>
  Object.keys(hoursByYard).every((id) =>
    news?.specialDays.some((one) => one.yardId === id && one.date === date && one.day === day),
  );

function paint(badge: HTMLElement) {
  const now = new Date();
  const yard = badge.getAttribute('yard') ?? '';
  const row = badge.getAttribute('today');
  const hours = hoursByYard[yard];
  // The general hours are those of all yards: what staff set for some is not theirs.
  const set = row === 'general' ? news?.specialDays.filter(isOfAll) : news?.specialDays;
  const state = hours && openState(withDaysSet(yard, hours, set), now);
  const line = document.createElement('span');
  if (state) line.append(...openStateNodes(state, row !== null, row === ''));
  if (row === null) {
    const note = news?.notes.find(({ yardId, expiresAt }) => yardId === yard && new Date(expiresAt) > now);
    if (note) line.append(openingTexts.note(note.note));
    badge.dataset['open'] = String(state?.open ?? '');
  }
  badge.replaceChildren(line.textContent ? line : '');
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Repaints on every full minute. */
function paintAll() {
  for (const badge of document.querySelectorAll<HTMLElement>('open-badge')) paint(badge);
  clearTimeout(timer);
  timer = setTimeout(paintAll, MINUTE_MS - (Date.now() % MINUTE_MS));
}

/** What staff have set overrides the hours that the page was built with. */
export function tellBadges(told: SaidNews): void {
  news = told;
  paintAll();
}

/**
 * `<open-badge yard="griffin">`: updated every minute, empty if the hours cannot be read. With `today` it is the row of an hours
 * table, empty on a day like every week: `full`, `general` (of all yards), or '' where a badge beside it gives the reason.
 */
class OpenBadge extends HTMLElement {
  connectedCallback() {
    paint(this);
  }
}

customElements.define('open-badge', OpenBadge);
document.addEventListener('visibilitychange', paintAll);
paintAll();
