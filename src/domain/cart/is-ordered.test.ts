import { expect, test } from 'vitest';
import { isOrdered } from './is-ordered.ts';

const line = (id: string, quantity: number) => ({ id, quantity, priceCents: 2_400, name: id });
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
