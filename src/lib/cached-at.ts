/**
 * When the service worker saved the answer that it gives in place of the network's: ISO 8601. Absent on a fresh answer. The name
 * stays: devices hold answers with it.
 */
export const CACHED_AT_HEADER = 'x-kept-at';

/** Milliseconds since the epoch where the worker answered in place of the network; null where the answer is fresh. */
export const cachedAt = ({ headers }: Response): number | null =>
  Date.parse(headers.get(CACHED_AT_HEADER) ?? '') || null;
