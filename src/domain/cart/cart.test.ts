import { expect, test } from 'vitest';
import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import { type Cart, isOrdered, readCart, withOneMore, withQuantity } from './cart.ts';

const ID = '0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a69';
const other = (index: number) => `0b7f8f4e-2d7c-4a51-9d0f-${String(index).padStart(12, '0')}`;
const LINE = { id: ID, quantity: 2, priceCents: 2_400, name: 'Tee' };

// Asked: 82
test.each([
  ['two pieces', LINE],
  ['one piece', { ...LINE, quantity: 1 }],
  ['what is free', { ...LINE, priceCents: 0 }],
])('a saved line of %s is read back', (_, saved) => expect(readCart([saved])).toEqual([saved]));

test.each([
  ['nothing', null],
  ['no list', { id: ID }],
  ['text', 'cart'],
  ['foreign lines', [null, undefined, 7, 'x', [], { sku: 'A' }]],
  ['an id that is no variant', [{ ...LINE, id: '../admin' }]],
  ['an id in a list', [{ ...LINE, id: [ID] }]],
  ['no quantity', [{ ...LINE, quantity: undefined }]],
  ['a quantity of none', [{ ...LINE, quantity: 0 }]],
  ['half a piece', [{ ...LINE, quantity: 1.5 }]],
])('%s becomes an empty cart', (_, stored) => expect(readCart(stored)).toEqual([]));

test('values out of bounds are corrected, and unknown fields are dropped', () =>
  expect(readCart([{ id: ID, quantity: 400, priceCents: '1', name: 7, admin: true }])).toEqual([
    { id: ID, quantity: SHOP_MAX_QUANTITY, priceCents: 0, name: '' },
  ]));

test('a price below zero and a name without end are not kept', () =>
  expect(readCart([{ ...LINE, priceCents: -1, name: 'x'.repeat(201) }])).toEqual([
    { ...LINE, priceCents: 0, name: 'x'.repeat(200) },
  ]));

// Asked: 262
test('a variant has one line, and a cart at most 50', () => {
  expect(readCart([LINE, { ...LINE, quantity: 9 }])).toEqual([LINE]);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...LINE, id: other(index) }));
  expect(readCart(many)).toHaveLength(SHOP_MAX_LINES);
});

const line = (id: string, quantity = 1) => ({ id, quantity, priceCents: 2_400, name: id });
const mug = { id: 'mug', priceCents: 1_500, name: 'Mug' };
const full: Cart = Array.from({ length: SHOP_MAX_LINES }, (_, index) => line(`line-${index}`));

const counts = (cart: Cart) => cart.map(({ id, quantity }) => `${id} x${quantity}`).join(', ');

// Asked: 112
test.each([
  ['a new line stands last', [line('tee', 2)], 'tee x2, mug x1'],
  ['a known line is raised by one', [line('mug', 4), line('tee')], 'mug x5, tee x1'],
  ['a line stops at 99', [line('mug', 99)], 'mug x99'],
])('adding: %s', (_, cart, after) => expect(counts(withOneMore(cart, mug))).toBe(after));

test('adding takes the current price and name', () =>
  expect(withOneMore([line('mug')], mug)).toEqual([{ ...mug, quantity: 2 }]));

// Asked: 262
test('a cart of 50 lines takes no new one, but more of an old one', () => {
  expect(withOneMore(full, mug)).toBe(full);
  expect(withOneMore(full, line('line-7'))[7]?.quantity).toBe(2);
});

// Asked: 112
test.each([
  [3, 'mug x3, tee x1'],
  [1, 'mug x1, tee x1'],
  [0, 'tee x1'],
  [-1, 'tee x1'],
  [100, 'mug x99, tee x1'],
  [2.7, 'mug x2, tee x1'],
  [Number.NaN, 'mug x2, tee x1'],
])('a quantity of %d leaves %s', (quantity, after) =>
  expect(counts(withQuantity([line('mug', 2), line('tee')], 'mug', quantity))).toBe(after),
);

const ITEMS = [
  { merchandiseItemId: 'tee', quantity: 2 },
  { merchandiseItemId: 'mug', quantity: 1 },
];

test.each([
  ['the same pieces in any order', [line('mug', 1), line('tee', 2)], true],
  ['fewer of one', [line('mug', 1), line('tee', 1)], false],
  ['one thing more', [line('mug', 1), line('tee', 2), line('cap', 1)], false],
  ['one thing less', [line('tee', 2)], false],
  ['another thing', [line('cap', 1), line('tee', 2)], false],
])('a cart with %s: %s', (_, cart, expected) => expect(isOrdered(cart, ITEMS)).toBe(expected));
