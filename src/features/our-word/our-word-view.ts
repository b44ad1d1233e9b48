import { yardName } from '../../business/yards.ts';
import { readOurWordApi, type WordRecord } from '../../domain/our-word/our-word.api.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { call } from '../../lib/requests/request.ts';
import { adoptStyles, make } from '../../ui/make.ts';
import { ourWordTexts as texts } from './texts.ts';
import styles from './word-lines.css?inline';
import { fewText, wordLines } from './word-lines.ts';

/** "Nov 28, 2026" */
const dayOf = (isoDate: string): string =>
  new Date(`${isoDate}T12:00:00Z`).toLocaleDateString(locale.format, {
    timeZone: 'UTC',
    dateStyle: 'medium',
  });

function figureList(record: WordRecord): HTMLElement {
  const lines = wordLines(record).map(({ figure, text, notes }) =>
    make(
      'li',
      '',
      make('b', 'font-display', figure),
      make('span', '', text),
      ...notes.map((note) => make('small', '', note)),
    ),
  );
  return make('ul', 'word-lines', ...lines);
}

function section(record: WordRecord): HTMLElement {
  const title = record.yardId === null ? texts.all : yardName(record.yardId);
  const few = fewText(record);
  return make(
    'section',
    '',
    make('h2', '', title),
    figureList(record),
    ...(few === null ? [] : [make('p', 'word-few', few)]),
  );
}

function download(): HTMLElement {
  const link = make('a', '', texts.json);
  link.href = readOurWordApi.path;
  link.hreflang = 'en';
  return make('p', 'word-download', link);
}

/** Writes the record of a yard, or of all and each, into its host. A yard of which too little is known says nothing. */
export async function showOurWord(host: HTMLElement): Promise<void> {
  const { yard } = host.dataset;
  adoptStyles(styles);
  const { days, records } = await call(readOurWordApi);
  const when = days === null ? texts.none : texts.days(dayOf(days.from), dayOf(days.to));
  if (yard === undefined) {
    host.replaceChildren(
      make('p', '', when),
      ...(days === null ? [] : [...records.map(section), download()]),
    );
    host.toggleAttribute('data-none', days === null);
    return;
  }
  const own = records.find(({ yardId }) => yardId === yard);
  if (!own || wordLines(own).length === 0) return;
  host.querySelector('[data-figures]')?.replaceChildren(make('p', '', when), figureList(own));
  host.hidden = false;
}
