import { expect, test } from 'vitest';
import type { StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import { disputeText, disputeWarning, draftWarning, goodsText, shipQuestions } from './staff-order-labels.ts';

const stripe = (outcome: 'open' | 'won' | 'lost') => ({ provider: 'stripe', outcome }) as const;

test.each([
  ['paid', 'manual', 'Needs action'],
  ['partially_refunded', 'failed', 'Printful won’t ship it'],
  ['refunded', 'manual', 'Partly shipped, then refunded'],
  ['refunded', 'failed', 'Partly shipped, then refunded'],
  ['refunded', 'shipped', 'Shipped'],
] as const)('the goods of an order that is %s and %s: %s', (payment, fulfillment, text) => {
  expect(goodsText({ payment, fulfillment })).toBe(text);
});

test('a dispute is told with who decides it, and what it means', () => {
  expect(disputeText({ provider: 'paypal', outcome: 'lost' })).toBe(
    'PayPal: lost. The money is gone and counts as refunded.',
  );
  expect(disputeText(stripe('open'))).toBe('Stripe: open. Don’t ship until it’s settled.');
});

test.each([
  [[stripe('open')], /is disputed/],
  [[stripe('lost'), stripe('open')], /is disputed/],
  [[stripe('won'), stripe('lost')], /We lost/],
  // Flagged before disputes were kept one by one.
  [[], /is disputed/],
] as const)('before something is sent, %j warns', (disputes, warning) => {
  expect(disputeWarning({ disputed: true, disputes })).toMatch(warning);
});

test('disputes that were won warn of nothing', () => {
  expect(disputeWarning({ disputed: false, disputes: [stripe('won')] })).toBeNull();
});

test('only an address that could not be verified asks before something is shipped', () => {
  const order = { customerName: 'Ada Wright' };
  expect(shipQuestions({ ...order, addressUnchecked: false })).toEqual([]);
  expect(shipQuestions({ ...order, addressUnchecked: true })).toMatchObject([
    { title: 'Ship to an address we couldn’t verify?', yes: 'Yes, the address is right' },
  ]);
});

const lineOf = (changes: Partial<StaffOrderLine> = {}): StaffOrderLine => ({
  id: 'line',
  name: 'Shirt',
  color: 'Black',
  size: 'XL',
  quantity: 2,
  unitPriceCents: 2500,
  refunded: 0,
  inStock: 0,
  isByStaff: false,
  sentAt: null,
  ...changes,
});

test('a held draft warns of its refunded pieces, not of those that staff send', () => {
  expect(draftWarning([lineOf(), lineOf({ isByStaff: true, refunded: 1 })])).toBeNull();
  expect(draftWarning([lineOf({ refunded: 1 }), lineOf({ name: 'Cap', color: '', size: '' })])).toContain(
    'take out: 1 x Shirt, Black, XL.',
  );
  expect(draftWarning([lineOf({ refunded: 2 })])).toContain('delete it');
});
