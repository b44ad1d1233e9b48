import { OFFER_STANDING_NAMES } from '../../../domain/offers/offer-state.ts';
import type { QuoteRowOffer } from '../../../domain/quotes/admin-quotes.api.ts';
import { addDays } from '../../../domain/shared/time/new-york-time.ts';

const WEEK = 7;

/** "Tue" within a week, "Dec 3" beyond it. */
function dayName(day: string, today: string): string {
  const isNear = day >= today && day < addDays(today, WEEK);
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    ...(isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
  });
}

/** How an offer stands, in the inbox's list: "Accepted, expected Tue". `today` is New York's date. */
export function offerBadgeText({ standing, isSeen, expectedOn }: QuoteRowOffer, today: string): string {
  if (standing === 'accepted') {
    return expectedOn === null ? 'Accepted' : `Accepted, expected ${dayName(expectedOn, today)}`;
  }
  if (standing === 'sent' && isSeen) return 'Offer seen';
  return `Offer ${OFFER_STANDING_NAMES[standing].toLowerCase()}`;
}
