import { expect, test } from 'vitest';
import { disputeText, disputeWarning, goodsText, shipQuestions } from './staff-order-labels.ts';

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
