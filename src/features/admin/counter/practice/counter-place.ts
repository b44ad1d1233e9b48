import { type YardId, yardName } from '../../../../business/yards.ts';
import { isYardId } from '../../../../domain/locations/yard-news.schema.ts';
import { yardChoicesOf, type YardRights } from '../../../../domain/shared/yard-rights.ts';

/** Where a counter stands. */
export interface CounterPlace {
  /** Whose prices and rules it has. */
  readonly yardId: YardId;
  /** Nothing is recorded there, and its tickets stay on the device. */
  readonly isPractice: boolean;
}

const PRACTICE = 'practice';

/** The yards of who works here, and practice. */
export const placeChoicesOf = (who: YardRights) => [...yardChoicesOf(who), [PRACTICE, 'Practice'] as const];

/** What is chosen of placeChoicesOf(). */
export const choiceOf = ({ yardId, isPractice }: CounterPlace): string => (isPractice ? PRACTICE : yardId);

/** The place for a choice; practice is at the yard that was chosen before, or the first of theirs. */
export function chosenPlace(
  choice: string,
  before: CounterPlace | null,
  [first]: readonly YardId[],
): CounterPlace | null {
  if (choice !== PRACTICE) return isYardId(choice) ? { yardId: choice, isPractice: false } : null;
  const yardId = before?.yardId ?? first;
  return yardId ? { yardId, isPractice: true } : null;
}

/** As the device remembers it, "griffin" or "practice:griffin". */
export const placeKey = ({ yardId, isPractice }: CounterPlace): string =>
  isPractice ? `${PRACTICE}:${yardId}` : yardId;

/** What the device remembers; null: nothing that is a place. */
export function placeFrom(key: unknown): CounterPlace | null {
  if (typeof key !== 'string') return null;
  const isPractice = key.startsWith(`${PRACTICE}:`);
  const yardId = isPractice ? key.slice(PRACTICE.length + 1) : key;
  return isYardId(yardId) ? { yardId, isPractice } : null;
}

/** "Griffin GA" or "practice". */
export const placeName = ({ yardId, isPractice }: CounterPlace): string =>
  isPractice ? PRACTICE : yardName(yardId);
