import { expect, test } from 'vitest';
import type { CatalogueChange } from '../../../src/domain/catalogue/import-difference.ts';
import type { OwnItem, OwnVariant } from '../../../src/domain/catalogue/store-product.ts';
import { shownChange } from './rules.ts';

const VARIANT: OwnVariant = {
  id: 'v1',
  color: 'Black',
  size: 'M',
  priceCents: 2_499,
  image: '/tee.webp',
  printfulVariantId: 7,
  active: true,
};
const ITEM: OwnItem = { id: 'i1', slug: 'tee', name: 'Tee', active: true, variants: [VARIANT] };
const SOLD = { id: 8, color: 'Red', size: '', priceCents: 2_600, image: '/red.webp' };
const PRODUCT = { id: 5, name: 'Hoodie', variants: [SOLD] };

test.each<[CatalogueChange, object]>([
  [
    { kind: 'new_item', product: PRODUCT, slug: 'hoodie', variants: [SOLD] },
    { itemName: 'Hoodie', picture: '/red.webp', lines: [{ label: 'Red', before: null, after: '$26.00' }] },
  ],
  [
    { kind: 'new_variants', item: ITEM, variants: [SOLD] },
    { itemName: 'Tee', picture: '/tee.webp', lines: [{ label: 'Red', before: null, after: '$26.00' }] },
  ],
  [
    { kind: 'back', item: ITEM, variants: [VARIANT] },
    { lines: [{ label: 'Black, M', before: null, after: '$24.99' }] },
  ],
  [
    { kind: 'name', item: ITEM, after: 'Crew Tee' },
    { lines: [{ label: '', before: 'Tee', after: 'Crew Tee' }] },
  ],
  [
    { kind: 'prices', item: ITEM, lines: [{ variant: VARIANT, after: 2_700 }] },
    { lines: [{ label: 'Black, M', before: '$24.99', after: '$27.00' }] },
  ],
  [
    { kind: 'pictures', item: ITEM, lines: [{ variant: VARIANT, after: '/new.webp' }] },
    { lines: [{ label: 'Black, M', before: '/tee.webp', after: '/new.webp' }] },
  ],
  [
    { kind: 'links', item: ITEM, lines: [{ variant: VARIANT, after: 9 }] },
    { lines: [{ label: 'Black, M', before: '7', after: '9' }] },
  ],
  [
    { kind: 'links', item: ITEM, lines: [{ variant: { ...VARIANT, printfulVariantId: null }, after: 9 }] },
    { lines: [{ label: 'Black, M', before: null, after: '9' }] },
  ],
  [
    { kind: 'gone', item: ITEM, variants: [VARIANT] },
    { lines: [{ label: 'Black, M', before: '$24.99', after: null }] },
  ],
])('%o is told in words', (change, shown) =>
  expect(shownChange(change)).toMatchObject({ kind: change.kind, ...shown }),
);

const idOfName = (after: string, id = 'i1') => shownChange({ kind: 'name', item: { ...ITEM, id }, after }).id;

test('the id is of all that is told, and of what it is about', () => {
  expect(idOfName('A')).toMatch(/^[\w-]{22}$/);
  expect(idOfName('A')).toBe(idOfName('A'));
  expect(new Set([idOfName('A'), idOfName('B'), idOfName('A', 'i2')]).size).toBe(3);
});

test('an item without a picture has none', () =>
  expect(shownChange({ kind: 'name', item: { ...ITEM, variants: [] }, after: 'A' }).picture).toBeNull());
