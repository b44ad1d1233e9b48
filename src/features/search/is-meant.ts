import { searchKey } from '../../domain/shared/search-key.ts';
import type { Hit } from './search-pages.ts';

const wordsIn = (text: string): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Parts of a compound count as much as the whole: "a/c" is "a", "c" and "ac". */
const askedIn = (query: string): readonly string[] => [
  ...wordsIn(query),
  ...query.split(/\s+/).map((word) => wordsIn(word).join('')),
];

/** How many letters two words begin with alike. */
function alike(one: string, other: string): number {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/** Whether a word is the one that was asked for, the beginning of such a word, or another form of it: "buy" for "buying". */
function isForm(asked: string, found: string): boolean {
  const same = alike(asked, found);
  return same === asked.length || same >= 5 || (same >= 3 && asked.length - same <= 3);
}

/**
 * Whether results have anything to do with the query. Where no page has a word, Pagefind looks for ever shorter beginnings of it, and
 * answers "aluminun" with all that has "a".
 */
export function isMeant(query: string, hits: readonly Pick<Hit, 'excerpt' | 'meta'>[]): boolean {
  const found = hits.flatMap(({ excerpt, meta }) => [
    ...[...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, word = '']) => wordsIn(word)),
    ...wordsIn(meta.title ?? ''),
  ]);
  return askedIn(query).some((asked) => asked !== '' && found.some((word) => isForm(asked, word)));
}
