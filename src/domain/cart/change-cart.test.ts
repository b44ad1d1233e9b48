import { expect, test } from 'vitest';
import { SHOP_MAX_LINES } from '../../business/constants.ts';
import type { Cart } from './cart-line.ts';
import { withOneMore, withQuantity } from './change-cart.ts';

const line = (id: string, quantity = 1) => ({ id, quantity, priceCents: 2_400, name: id });
const mug = { id: 'mug', priceCents: 1_500, name: 'Mug' };
const full: Cart = Array.from({ length: SHOP_MAX_LINES }, (_, index) => line(`line-${index}`));

const counts = (cart: Cart) => cart.map(({ id, quantity }) => `${id} x${quantity}`).join(', ');

test.each([
  ['a new line stands last', [line('tee', 2)], 'tee x2, mug x1'],
  ['a known line is raised by one', [line('mug', 4), line('tee')], 'mug x5, tee x1'],
  ['a line stops at 99', [line('mug', 99)], 'mug x99'],
])('adding: %s', (_, cart, after) => expect(counts(withOneMore(cart, mug))).toBe(after));

test('adding takes the price and name of today', () =>
  expect(withOneMore([line('mug')], mug)).toEqual([{ ...mug, quantity: 2 }]));

test('a cart of 50 lines takes no new one, but more of an old one', () => {
  expect(withOneMore(full, mug)).toBe(full);
  expect(withOneMore(full, line('line-7'))[7]?.quantity).toBe(2);
});

test.each([
  [3, 'mug x3, tee x1'],
  [0, 'tee x1'],
  [-1, 'tee x1'],
  [100, 'mug x99, tee x1'],
  [2.7, 'mug x2, tee x1'],
  [Number.NaN, 'mug x2, tee x1'],
])('a quantity of %d leaves %s', (quantity, after) =>
  expect(counts(withQuantity([line('mug', 2), line('tee')], 'mug', quantity))).toBe(after),
);
