import { HOLD_MIN_OPEN_MINUTES, OFFER_MAX_MINUTES } from '../../business/constants.ts';
import type { YardHours } from '../locations/hours/opening.ts';
import { openingOn } from '../locations/hours/opening-on.ts';
import { addDays, inNewYork } from '../shared/time/new-york-time.ts';

const MINUTE_MS = 60_000;
const DAYS_AHEAD = OFFER_MAX_MINUTES / 1_440;

/** Until when a price is held: the closing minute of the first day, today or later, with enough open hours left. null: none within two weeks. */
export function holdEnd(yard: YardHours, at: Date): Date | null {
  const today = inNewYork(at).date;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = openingOn(yard, addDays(today, ahead));
    if (!day) continue;
    const from = Math.max(at.getTime(), day.opens.getTime());
    if (day.closes.getTime() - from >= HOLD_MIN_OPEN_MINUTES * MINUTE_MS) return day.closes;
  }
  return null;
}

/** The end of a held price whose yard has other hours now: it moves to that day's later closing, or to the next open day's, and never to an earlier minute. */
export function movedHoldEnd(yard: YardHours, until: Date): Date {
  const day = inNewYork(until).date;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const closes = openingOn(yard, addDays(day, ahead))?.closes;
    if (closes && closes >= until) return closes;
  }
  return until;
}
