import { GRADE_GROUPS } from '../../../domain/prices/texts.ts';
import type { GradePrice } from '../../../domain/prices/list/price-list.api.ts';
import { asOfText } from '../../../domain/prices/list/as-of-text.ts';
import { yardTimeText } from '../../../domain/shared/time/new-york-time.ts';
import { holdGradePath, materialPath } from '../../../paths.ts';
import { make } from '../../../ui/make.ts';
import { setLang } from '../../../ui/language/set-lang.ts';
import { tellPrice } from '../../../domain/prices/list/tell-price.ts';
import { priceListTexts } from '../texts.ts';
import { paintPrice, write } from './price-row.ts';

interface Shown {
  /** "Griffin GA", or "All yards". */
  readonly place: string;
  readonly yard: string | null;
  /** When the service worker's cache got them; null: just now. */
  readonly savedAt: number | null;
}

/** A row of the same form as in PriceList.astro. */
const newRow = (metalType: string): HTMLElement => {
  const hold = make('a', 'hold', priceListTexts.hold);
  hold.setAttribute('href', holdGradePath(metalType));
  const parts = (['a', 'small', 'b', 'i', 'em'] as const).map((tag) => make(tag, ''));
  const row = make('li', '', ...parts, hold);
  row.dataset['metal'] = metalType;
  return row;
};

/** The group of a page that was built without it. */
function newGroup(list: Element, { group }: GradePrice): HTMLElement {
  const section = make('section', '', make('h2', '', GRADE_GROUPS[group]), make('ul', ''));
  section.id = group;
  const keys = Object.keys(GRADE_GROUPS);
  const next = [...list.children].find(({ id }) => keys.indexOf(id) > keys.indexOf(group));
  list.insertBefore(section, next ?? null);
  return section;
}

function fill(
  row: HTMLElement,
  { name, howToTell, isNameEnglish, isNoteEnglish, material, differs, isYardPrice, ...price }: GradePrice,
) {
  const link = row.firstElementChild;
  if (material) link?.setAttribute('href', materialPath(material));
  else link?.removeAttribute('href');
  link?.replaceChildren(name);
  setLang(link, isNameEnglish ? 'en' : undefined);
  const hold = row.querySelector<HTMLElement>('.hold');
  if (hold) hold.hidden = !Number(price.price);
  if (hold) hold.ariaLabel = `${priceListTexts.hold} ${name}`;
  const note = row.querySelector('small');
  note?.replaceChildren(howToTell);
  setLang(note, isNoteEnglish ? 'en' : undefined);
  const [figure, unit] = tellPrice(price);
  // In the room that the unit has: a line of its own would move the rows below.
  const where = isYardPrice ? priceListTexts.atYard : differs ? priceListTexts.byYard : '';
  paintPrice(row, price, [figure, unit && unit + where]);
}

/** Writes what the list says now into the page: figures, names, new grades in their group, and grades that are gone. */
export function showGrades(
  host: HTMLElement,
  grades: readonly GradePrice[],
  { place, yard, savedAt }: Shown,
): void {
  const list = host.querySelector('.lists');
  if (!list) return;
  const known = new Map(
    [...list.querySelectorAll('li')].map((row) => [row.dataset['metal'] ?? '', row] as const),
  );
  for (const grade of grades) {
    const row = known.get(grade.metalType) ?? newRow(grade.metalType);
    known.delete(grade.metalType);
    fill(row, grade);
    const rows = (list.querySelector(`#${grade.group}`) ?? newGroup(list, grade)).lastElementChild;
    // Appended in the list's order; a row that is in its place already would only lose the focus.
    const index = grades.filter(({ group }) => group === grade.group).indexOf(grade);
    if (rows && rows.children[index] !== row) rows.insertBefore(row, rows.children[index] ?? null);
  }
  for (const row of known.values()) row.remove();
  const differ = grades.some(({ differs }) => differs);
  write(
    host,
    'where',
    priceListTexts.asOf(place, asOfText(grades)) +
      (savedAt ? priceListTexts.saved(yardTimeText(new Date(savedAt))) : '') +
      (differ && yard === null ? priceListTexts.differ : ''),
  );
}
