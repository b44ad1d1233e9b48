import { searchKey } from '../../../../domain/shared/text/search-key.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';

const wordsOf = (name: string): readonly string[] => searchKey(name).split(/[^\p{L}\p{N}]+/u);

/** How well a name fits what was typed: the lower the better; null: not at all. */
function rankOf(name: string, typed: string): number | null {
  const words = wordsOf(name);
  if (words.join(' ').startsWith(typed)) return 0;
  if (
    words
      .map((word) => word.charAt(0))
      .join('')
      .startsWith(typed)
  )
    return 1;
  if (words.some((word) => word.startsWith(typed))) return 2;
  return searchKey(name).includes(typed) ? 3 : null;
}

/**
 * The grades that fit what was typed, best first: by the beginning of the name, its initials ("bb" is Bare Bright), the beginning of a word, any
 * part. All of them, as they are listed, where nothing is typed.
 */
export function findGrades(grades: readonly CounterGrade[], typed: string): readonly CounterGrade[] {
  const sought = wordsOf(typed).join(' ').trim();
  return grades
    .map((grade) => ({ grade, rank: rankOf(grade.name, sought) }))
    .filter((found): found is typeof found & { rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ grade }) => grade);
}
