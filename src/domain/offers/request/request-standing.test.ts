import { expect, test } from 'vitest';
import { standingOf } from '../offer-state.ts';
import { requestStanding } from './request-standing.ts';

test.each([
  ['new', false, null, 'received'],
  ['new', true, null, 'reading'],
  ['answered', true, null, 'answered'],
  ['answered', false, 'sent', 'offer'],
  ['answered', false, 'accepted', 'accepted'],
  ['answered', false, 'declined', 'declined'],
  ['answered', false, 'expired', 'expired'],
  ['answered', false, 'withdrawn', 'withdrawn'],
  ['new', false, 'sent', 'offer'],
  ['won', false, 'accepted', 'closed'],
  ['lost', false, 'withdrawn', 'closed'],
] as const)(
  'a request that is %s (assigned: %s) with an offer that is %s shows %s',
  (state, isAssigned, offer, is) => {
    expect(requestStanding({ state, isAssigned, offer })).toBe(is);
  },
);

test('a sent offer expires at its end, to the millisecond', () => {
  const offer = { state: 'sent', validUntil: '2026-11-24T21:30:00.000Z' } as const;
  expect(standingOf(offer, new Date('2026-11-24T21:29:59.999Z'))).toBe('sent');
  expect(standingOf(offer, new Date('2026-11-24T21:30:00.000Z'))).toBe('expired');
  expect(standingOf({ ...offer, state: 'accepted' }, new Date('2026-12-24T21:30:00Z'))).toBe('accepted');
});
