import { hoursText } from '../../domain/locations/opening.ts';
import { dayText } from '../../domain/locations/special-days.ts';
import type { YardDay } from '../../domain/locations/yards.api.ts';

/** The row of a day, filled. */
function fill(row: Element, { date, hours, reason }: YardDay): void {
  const time = row.querySelector('time');
  if (time) {
    time.dateTime = date;
    time.textContent = dayText(date);
  }
  row.querySelector('strong')?.replaceChildren(reason);
  row.querySelector('dd')?.replaceChildren(hoursText(hours));
}

const dateOf = (row: Element) => row.querySelector('time')?.dateTime ?? '';

/** Puts the days that staff have set into the list of a yard's page, each in its place; on the same date staff's word holds. */
export function showSpecialDays(days: readonly YardDay[]): void {
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
