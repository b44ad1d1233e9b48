import { expect, test } from 'vitest';
import { SHOP_MAX_QUANTITY } from '../../../src/business/constants.ts';
import { mergeItems } from './place-order.ts';

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
