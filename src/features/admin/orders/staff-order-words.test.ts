import { expect, test } from 'vitest';
import { goodsText } from './staff-order-words.ts';

test.each([
  ['paid', 'manual', 'Waits for you'],
  ['partially_refunded', 'failed', 'Printful will not send it'],
  ['refunded', 'manual', 'Sent in part, the rest stopped'],
  ['refunded', 'failed', 'Sent in part, the rest stopped'],
  ['refunded', 'shipped', 'Shipped'],
] as const)('the goods of an order that is %s and %s: %s', (payment, fulfilment, text) => {
  expect(goodsText({ payment, fulfilment })).toBe(text);
});
