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

/** Whether an answer, or this part of it, is a list. */
export const isList = <Value>(answer: Value | undefined, part?: keyof Value): answer is Value =>
  Array.isArray(part ? answer?.[part] : answer);

/** The last answer that this device saved under a key; null without a time that can be true. */
export function readCopy<Value>(key: string, part?: keyof Value): Answered<Value> | null {
  // `prices` is whatever was answered: devices have copies under this name.
  const { prices, lastUpdated } =
    readStored<{ readonly prices?: Value; readonly lastUpdated?: unknown }>(key) ?? {};
  const at = savedTime(lastUpdated);
  return at !== null && isList(prices, part) ? { list: prices, at, source: 'device' } : null;
}
