import { STAFF_SESSION_IDLE_MS, STAFF_SESSION_TOUCH_MS } from '../../../business/staff-constants.ts';
import { savedTime } from '../../../lib/saved-time.ts';
import { counterTicketKey, STAFF_LAST_USED_KEY } from '../../../lib/staff-storage-keys.ts';
import { readStored, storedKeys } from '../../../lib/storage.ts';
import { hasDrafts } from '../saved-draft.ts';

const HOUR_MS = 3_600_000;

/**
 * Why somebody who did not sign out is asked to sign in, and whether what they typed is kept; null for whoever was not at work here.
 * `isOpen`: their page is still there.
 */
export function signedOutText(isOpen: boolean, now = Date.now()): string | null {
  const last = savedTime(readStored(STAFF_LAST_USED_KEY), now);
  if (last === null && !isOpen) return null;
  // The server's own count of use may be a little older.
  const isIdle = last !== null && now - last >= STAFF_SESSION_IDLE_MS - STAFF_SESSION_TOUCH_MS;
  const why = isIdle
    ? `You were signed out after ${STAFF_SESSION_IDLE_MS / HOUR_MS} hours.`
    : 'You were signed out.';
  const isKept = isOpen || hasDrafts(now) || storedKeys(counterTicketKey('')).length > 0;
  return isKept ? `${why} What you typed is kept.` : why;
}
