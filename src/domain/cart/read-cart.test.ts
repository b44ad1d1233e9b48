import { expect, test } from 'vitest';
import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import { readCart } from './read-cart.ts';

const ID = '0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a69';
const other = (index: number) => `0b7f8f4e-2d7c-4a51-9d0f-${String(index).padStart(12, '0')}`;
const LINE = { id: ID, quantity: 2, priceCents: 2_400, name: 'Tee' };

test('what was kept is read back', () => expect(readCart([LINE])).toEqual([LINE]));

test.each([
  ['nothing', null],
  ['no list', { id: ID }],
  ['text', 'cart'],
  ['foreign lines', [null, 7, 'x', [], { sku: 'A' }]],
  ['an id that is no variant', [{ ...LINE, id: '../admin' }]],
  ['no quantity', [{ ...LINE, quantity: undefined }]],
  ['a quantity of none', [{ ...LINE, quantity: 0 }]],
  ['half a piece', [{ ...LINE, quantity: 1.5 }]],
])('%s makes an empty cart', (_, stored) => expect(readCart(stored)).toEqual([]));

test('what is out of bounds or unreadable is mended, and fields of others are dropped', () =>
  expect(readCart([{ id: ID, quantity: 400, priceCents: '1', name: 7, admin: true }])).toEqual([
    { id: ID, quantity: SHOP_MAX_QUANTITY, priceCents: 0, name: '' },
  ]));

test('a variant has one line, and a cart 50', () => {
  expect(readCart([LINE, { ...LINE, quantity: 9 }])).toEqual([LINE]);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...LINE, id: other(index) }));
  expect(readCart(many)).toHaveLength(SHOP_MAX_LINES);
});
