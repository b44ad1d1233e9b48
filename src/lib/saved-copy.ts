import { savedTime } from './saved-time.ts';
import { readStored } from './storage.ts';

/** What the server said, and when: with its answer, or earlier. */
export interface Answered<Value> {
  readonly list: Value;
  /** When the server gave it, in epoch milliseconds. */
  readonly at: number;
  /** `device`: an earlier answer, saved here or by the service worker. */
  readonly source: 'device' | 'server';
}

/** What of an answer has to be a list. */
export type ListIn = (answer: never) => unknown;

const itself: ListIn = (answer) => answer;

export const isWhole = (answer: unknown, listIn = itself): boolean =>
  Array.isArray(answer && listIn(answer as never));

/** The last answer that this device saved under a key; null without a time that can be true. */
export function readCopy<Value>(key: string, listIn?: ListIn): Answered<Value> | null {
  // `prices` holds whatever was answered: devices have copies under this name.
  const copy = readStored<{ readonly prices?: Value; readonly lastUpdated?: unknown }>(key);
  const at = savedTime(copy?.lastUpdated);
  if (at === null || !isWhole(copy?.prices, listIn)) return null;
  return { list: copy?.prices as Value, at, source: 'device' };
}
