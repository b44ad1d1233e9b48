import { expect, test } from 'vitest';
import { fromExternalId, toExternalId } from './printful-order.ts';

const ORDER_ID = '3f0c1f64-9a56-4f0e-8a6d-0d9a3c1b7e21';

// Asked: 269
test('an order’s id fits Printful’s 32 characters and comes back as it was', () => {
  expect(toExternalId(ORDER_ID)).toHaveLength(32);
  expect(fromExternalId(toExternalId(ORDER_ID))).toBe(ORDER_ID);
});

test.each(['', 'SHOPIFY-1001', ORDER_ID, `${toExternalId(ORDER_ID)}0`])('%j is no order of ours', (text) => {
  expect(fromExternalId(text)).toBeNull();
});
