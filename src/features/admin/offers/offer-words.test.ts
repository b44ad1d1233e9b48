import { expect, test } from 'vitest';
import type { StaffOffer } from '../../../domain/offers/admin-offers.api.ts';
import { smsLink } from '../../../domain/shared/contact/mail-link.ts';
import { offerSentText, offerStandingText, whatsAppLink } from './offer-words.ts';

const OFFER: StaffOffer = {
  id: '1',
  version: 1,
  standing: 'sent',
  lines: [{ metalType: 'brass', label: 'Brass', price: '2.5', unit: 'lb', weight: '100' }],
  totalCents: 25_000,
  pickupFeeCents: 1_000,
  yardId: 'griffin',
  conditions: [],
  message: '',
  sentAt: '2026-11-23T15:00:00.000Z',
  validUntil: '2026-11-24T21:30:00.000Z',
  seenAt: null,
  decidedAt: null,
  decidedName: null,
  declineReason: null,
  channel: 'phone',
  createdByName: 'Stan Staff',
  endedAt: null,
};

test('a text goes to the number of the request', () => {
  expect(smsLink('+17705550199', 'a & b#')).toBe('sms:+17705550199?&body=a%20%26%20b%23');
  expect(whatsAppLink('+17705550199', 'a & b#')).toBe('https://wa.me/17705550199?text=a%20%26%20b%23');
});

const at = '2026-11-23T16:40:00.000Z';
test.each<[Partial<StaffOffer>, string]>([
  [{}, 'Sent, not seen yet'],
  [{ seenAt: at }, 'Customer saw it Nov 23, 2026, 11:40 AM'],
  [
    { standing: 'accepted', decidedAt: at, decidedName: 'Ada Wright' },
    'Accepted by Ada Wright, Nov 23, 2026, 11:40 AM',
  ],
  [
    { standing: 'declined', decidedAt: at, declineReason: 'price' },
    'Declined, Nov 23, 2026, 11:40 AM: The price is too low',
  ],
  [
    { standing: 'declined', decidedAt: at, declineReason: 'sold' },
    'Declined, Nov 23, 2026, 11:40 AM: I already sold it',
  ],
  [
    { standing: 'declined', decidedAt: at, declineReason: 'none' },
    'Declined, Nov 23, 2026, 11:40 AM: No reason given',
  ],
  [{ standing: 'expired' }, 'Expired, Nov 24, 2026, 4:30 PM'],
  [{ standing: 'withdrawn', endedAt: at }, 'Withdrawn, Nov 23, 2026, 11:40 AM'],
  [{ standing: 'replaced', endedAt: at }, 'Replaced, Nov 23, 2026, 11:40 AM'],
])('an offer with %j reads %s', (changes, text) => {
  expect(offerStandingText({ ...OFFER, ...changes })).toBe(text);
});

test('who sent it, and how', () => {
  expect(offerSentText(OFFER)).toBe('Stan Staff, Nov 23, 2026, 10:00 AM, by phone');
});
