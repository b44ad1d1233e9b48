import type { Hit } from './search-pages.ts';

/** Without capitals and accents; the parts of a compound stand alone. */
const wordsIn = (text: string): readonly string[] =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/\w+/g) ?? [];

/**
 * Whether results have anything to do with the query. Where no page has a word, Pagefind looks for ever shorter beginnings of it, and
 * answers "aluminun" with all that has "a". Three letters in common, of a long word five, make another form: "buy" for "buying".
 */
export function isMeant(query: string, hits: readonly Pick<Hit, 'excerpt' | 'meta'>[]): boolean {
  const found = wordsIn(
    hits.map(({ excerpt, meta }) => [meta.title, excerpt.split(/<.?mark>/).filter((_, at) => at % 2)]).join(),
  );
  return wordsIn(query).some((asked) =>
    found.some((word) => word.startsWith(asked.slice(0, asked.length > 7 ? 5 : 3))),
  );
}
