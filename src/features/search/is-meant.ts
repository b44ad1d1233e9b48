import type { Hit } from './search-pages.ts';

/** Without capitals, accents and apostrophes; the parts of a compound stand alone. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word is the one that was asked for, begins with it, or is another form of it: "buy" for "buying". */
function isForm(asked: string, found: string): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === found[same]) same += 1;
  return same > 4 || asked.length - same < (same > 2 ? 4 : 1);
}

/**
 * Whether results have anything to do with the query. Where no page has a word, Pagefind looks for ever shorter beginnings of it, and
 * answers "aluminun" with all that has "a".
 */
export function isMeant(query: string, hits: readonly Pick<Hit, 'excerpt' | 'meta'>[]): boolean {
  const found = hits.flatMap(({ excerpt, meta }) =>
    wordsIn([meta.title, ...excerpt.split(/<.?mark>/).filter((_, at) => at % 2)].join(' ')),
  );
  return wordsIn(query).some((word) => found.some((other) => isForm(word, other)));
}
