import { translatedReason } from '../../../domain/locations/translated-reason.ts';
import { hoursText } from '../../../domain/locations/hours/opening.ts';
import { withDayTexts } from '../../../domain/locations/hours/special-day-texts.ts';
import { dayText } from '../../../domain/locations/hours/special-days.ts';
import type { readYardNewsApi, YardDay, YardNews } from '../../../domain/locations/yards.api.ts';
import { request } from '../../../lib/requests/request.ts';
import { setLang } from '../../../ui/language/set-lang.ts';
import { tellBadges } from './open-badge.ts';

/** Apart from its schema, which the first screen need not load. */
const NEWS_PATH: (typeof readYardNewsApi)['path'] = '/api/yards';

function fill(row: Element, { date, hours, reason }: YardDay): void {
  const time = row.querySelector('time');
  if (time) {
    time.dateTime = date;
    time.textContent = dayText(date);
  }
  const { text, lang } = translatedReason(reason);
  const said = row.querySelector('strong');
  said?.replaceChildren(text);
  setLang(said, lang);
  row.querySelector('dd')?.replaceChildren(hoursText(hours));
}

const dateOf = (row: Element) => row.querySelector('time')?.dateTime ?? '';

/** Adds the days that staff have set to the list on a yard's page, in order. They replace built-in days of the same date. */
function showSpecialDays(days: readonly YardDay[]): void {
  const list = document.querySelector<HTMLElement>('[data-special-days]');
  const template = list?.querySelector('template')?.content.firstElementChild;
  const rows = list?.querySelector('dl');
  if (!list || !template || !rows) return;
  for (const day of days.filter(({ yardId }) => yardId === list.dataset['specialDays'])) {
    const same = [...rows.children].find((row) => dateOf(row) === day.date);
    const row = same ?? (template.cloneNode(true) as Element);
    fill(row, day);
    rows.append(row);
    list.hidden = false;
  }
  rows.append(...[...rows.children].toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1)));
}

let isAsked = false;

/** Fetches what staff have set today, once, for the badges and the list of special days. */
export async function showYardNews(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const response = await request('GET', NEWS_PATH);
    const news = (await response.json()) as YardNews;
    showSpecialDays(news.specialDays);
    tellBadges({ ...news, specialDays: news.specialDays.map(withDayTexts) });
  } catch {
    // The hours that the page was built with stay. Ask again next time.
    isAsked = false;
  }
}
