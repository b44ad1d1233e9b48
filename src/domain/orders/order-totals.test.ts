import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const LINES = [
  { unitPriceCents: 2_499, quantity: 2 },
  { unitPriceCents: 1_850, quantity: 1 },
];

// Asked: 214, 260
test('a card order carries the flat fee and 8.875 % of the subtotal', () =>
  expect(orderTotals(LINES, 'card')).toEqual({
    subtotalCents: 6_848,
    shippingCents: 899,
    taxCents: 608,
    totalCents: 8_355,
  }));

// Asked: 214, 260
test('a wallet order carries the flat fee and no tax', () =>
  expect(orderTotals(LINES, 'paypal')).toEqual({
    subtotalCents: 6_848,
    shippingCents: 899,
    taxCents: 0,
    totalCents: 7_747,
  }));

test('an empty cart costs nothing, not even shipping', () =>
  expect(orderTotals([], 'card').totalCents).toBe(0));
