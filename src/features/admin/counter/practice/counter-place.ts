import { YARD_CHOICES, type YardId, yardName, YARD_IDS } from '../../../../business/yards.ts';
import { isYardId } from '../../../../domain/locations/yard-news.schema.ts';

/** Where a counter stands. */
export interface CounterPlace {
  /** Whose prices and rules it has. */
  readonly yardId: YardId;
  /** Nothing is recorded there, and its tickets stay on the device. */
  readonly isPractice: boolean;
}

const PRACTICE = 'practice';

/** Beside the yards. */
export const PLACE_CHOICES = [...YARD_CHOICES, [PRACTICE, 'Practice'] as const];

/** What is chosen of PLACE_CHOICES. */
export const choiceOf = ({ yardId, isPractice }: CounterPlace): string => (isPractice ? PRACTICE : yardId);

/** The place for a choice; practice is at the yard that was chosen before. */
export function chosenPlace(choice: string, before: CounterPlace | null): CounterPlace | null {
  if (choice !== PRACTICE) return isYardId(choice) ? { yardId: choice, isPractice: false } : null;
  return { yardId: before?.yardId ?? (YARD_IDS[0] as YardId), isPractice: true };
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
