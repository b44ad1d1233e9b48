import { expect, test } from 'vitest';
import { disputeOutcome } from './paypal-dispute.ts';

// Asked: 323
test.each([
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['CANCELED_BY_BUYER', 'won'],
  ['DENIED', 'won'],
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['RESOLVED_WITH_PAYOUT', 'lost'],
  ['ACCEPTED', 'lost'],
  ['NONE', 'lost'],
  ['SOMETHING_NEW', 'lost'],
])('one that was resolved as %s is %s', (outcome_code, outcome) => {
  expect(disputeOutcome({ status: 'RESOLVED', dispute_outcome: { outcome_code } })).toBe(outcome);
});

test('one that was resolved without a word is lost', () => {
  expect(disputeOutcome({ status: 'RESOLVED' })).toBe('lost');
  expect(disputeOutcome({ status: 'RESOLVED', dispute_outcome: {} })).toBe('lost');
});

test.each([
  undefined,
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
  'OTHER',
])('one that is %s is open, also where it was appealed and names its outcome of before', (status) => {
  expect(disputeOutcome({ status })).toBe('open');
  for (const outcome_code of ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_BUYER_FAVOUR']) {
    expect(disputeOutcome({ status, dispute_outcome: { outcome_code } })).toBe('open');
  }
});
