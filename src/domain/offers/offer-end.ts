import { OFFER_MAX_MINUTES, OFFER_MIN_MINUTES } from '../../business/constants.ts';
import type { YardHours } from '../locations/hours/opening.ts';
import { openingOn } from '../locations/hours/opening-on.ts';
import { momentAt } from '../shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../shared/time/new-york-time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** The first closing at `from` or later, on New York's day `firstDay` or later; null: none within two weeks. */
function closingFrom(yard: YardHours, firstDay: string, from: Date): Date | null {
  for (let ahead = 0; ahead <= OFFER_MAX_MINUTES / DAY_MINUTES; ahead += 1) {
    const closing = openingOn(yard, addDays(firstDay, ahead))?.closes;
    if (closing && closing >= from) return closing;
  }
  return null;
}

/** Until when an accepted offer is paid: its end, or the end of the day for which its load is to be picked up. */
export function paidUntil(validUntil: Date, pickupDay: string | null): Date {
  const dayEnd = pickupDay === null ? null : momentAt(addDays(pickupDay, 1), '00:00');
  return dayEnd && dayEnd > validUntil ? dayEnd : validUntil;
}

/** When an offer ends by default: as its yard closes on its next open day, after today. At least an hour, and at most two weeks. */
export function defaultEnd(yard: YardHours, at: Date): Date {
  const earliest = new Date(at.getTime() + OFFER_MIN_MINUTES * MINUTE_MS);
  const latest = new Date(at.getTime() + OFFER_MAX_MINUTES * MINUTE_MS);
  const closing = closingFrom(yard, addDays(inNewYork(at).date, 1), earliest);
  return closing && closing < latest ? closing : latest;
}
