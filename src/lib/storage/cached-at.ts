import { savedTime } from './saved-time.ts';

/**
 * When the server gave an answer that the service worker cached; absent on a fresh one. Do not rename it: devices have answers with
 * this header.
 */
export const CACHED_AT_HEADER = 'x-kept-at';

/** When the server gave the answer that the worker cached, in epoch milliseconds; null if it is fresh. Throws if nobody can say. */
export function cachedAt({ headers }: Response): number | null {
  const stamp = headers.get(CACHED_AT_HEADER);
  const at = savedTime(stamp);
  if (stamp !== null && at === null) throw new Error(`${CACHED_AT_HEADER}: ${stamp}`);
  return at;
}
