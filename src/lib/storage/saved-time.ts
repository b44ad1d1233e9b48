/** This site's first year. A device that has lost its time has an earlier date. */
const SITE_SINCE_MS = Date.UTC(2025, 0);

/**
 * A time that this device saved, as milliseconds or in ISO 8601, in epoch milliseconds. Null if it cannot be true: before the site, or
 * still to come, because a clock was wrong.
 */
export function savedTime(saved: unknown, now = Date.now()): number | null {
  const at = typeof saved === 'string' ? Date.parse(saved) : saved;
  return typeof at === 'number' && at >= SITE_SINCE_MS && at <= now ? at : null;
}
