import { expect, test } from 'vitest';
import { SHOP_MAX_QUANTITY } from '../../../src/business/constants.ts';
import type { FulfillmentState } from '../../../src/domain/orders/order-status.ts';
import { canFulfillAgain, mergeItems, randomOrderNumber } from './rules.ts';

const HERE = { sentAt: null };
const order = (fulfillment: FulfillmentState, ...lines: { readonly sentAt: unknown }[]) => ({
  order: { fulfillment },
  lines: [HERE, ...lines],
});

test.each([
  ['failed', true],
  ['none', true],
  ['submitted', false],
  ['shipped', false],
  ['manual', false],
] as const)('an order that is %s can be sent to Printful again: %s', (fulfillment, can) =>
  expect(canFulfillAgain(order(fulfillment), { state: 'pending' })).toBe(can),
);

test.each([
  [{ state: 'pending' as const }, false],
  [{ state: 'failed' as const }, true],
  [undefined, true],
])('a queued one with the message %o can: %s', (message, can) =>
  expect(canFulfillAgain(order('queued'), message)).toBe(can),
);

test('what has left in part cannot', () =>
  expect(canFulfillAgain(order('failed', { sentAt: new Date() }), undefined)).toBe(false));

// Asked: 237
test('numbers have one form, no sign that is taken for another, and differ', () => {
  const numbers = Array.from({ length: 2_000 }, randomOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^GS-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});

const item = { merchandiseItemId: 'ab', name: 'Tee', price: '24.99', quantity: 1 };

test('lines of one variant become one, whatever the case of its id', () =>
  expect(
    mergeItems([
      item,
      { ...item, merchandiseItemId: 'cd' },
      { ...item, merchandiseItemId: 'AB', quantity: 2 },
    ]),
  ).toEqual([
    { ...item, quantity: 3 },
    { ...item, merchandiseItemId: 'cd' },
  ]));

test('together they may be as many as one line may be, and no more', () => {
  const rest = { ...item, quantity: SHOP_MAX_QUANTITY - 1 };
  expect(mergeItems([item, rest])).toEqual([{ ...item, quantity: SHOP_MAX_QUANTITY }]);
  expect(() => mergeItems([item, item, rest])).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      details: { fields: { items: `Please order each item once, at most ${SHOP_MAX_QUANTITY} of it` } },
    }),
  );
});

test.each([{ price: '1.00' }, { name: 'Cap' }])(
  'lines of one variant that differ (%o) are refused',
  (change) => expect(() => mergeItems([item, { ...item, ...change }])).toThrow('invalid_input'),
);
