/**
 * When the service worker cached an answer, in ISO 8601; absent on a fresh one. Do not rename it: devices have answers with
 * this header.
 */
export const CACHED_AT_HEADER = 'x-kept-at';

/** When the worker cached this answer, in epoch milliseconds; null if it is fresh. */
export const cachedAt = ({ headers }: Response): number | null =>
  Date.parse(headers.get(CACHED_AT_HEADER) ?? '') || null;
