import { expect, test } from 'vitest';
import { byCategory } from './category-names.ts';

const cap = { name: 'Cap', category: 'accessories' } as const;
const mug = { name: 'Mug', category: 'accessories' } as const;
const tee = { name: 'Tee', category: 'apparel' } as const;

test('what is sold stands by category, apparel first, and in its own order there', () =>
  expect(byCategory([mug, tee, cap])).toEqual([
    { category: 'apparel', things: [tee] },
    { category: 'accessories', things: [mug, cap] },
  ]));

test('a category without anything is left out', () => expect(byCategory([])).toEqual([]));
