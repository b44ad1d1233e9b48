import { expect, test } from 'vitest';
import type { QuoteRowOffer } from '../../../domain/quotes/admin-quotes.api.ts';
import { offerBadgeText } from './offer-badge.ts';

test.each<[Partial<QuoteRowOffer>, string]>([
  [{}, 'Offer sent'],
  [{ isSeen: true }, 'Offer seen'],
  [{ standing: 'expired', isSeen: true }, 'Offer expired'],
  [{ standing: 'declined' }, 'Offer declined'],
  [{ standing: 'accepted', expectedOn: '2026-11-24' }, 'Accepted, expected Tue'],
  [{ standing: 'accepted', expectedOn: '2026-11-29' }, 'Accepted, expected Sun'],
  [{ standing: 'accepted', expectedOn: '2026-11-30' }, 'Accepted, expected Nov 30'],
  [{ standing: 'accepted', expectedOn: '2026-11-22' }, 'Accepted, expected Nov 22'],
])('an offer with %j reads %s on Monday, November 23', (changes, text) => {
  const offer: QuoteRowOffer = { standing: 'sent', isSeen: false, expectedOn: null, ...changes };
  expect(offerBadgeText(offer, '2026-11-23')).toBe(text);
});
