import { expect, test } from 'vitest';
import type { ProductDetail, ProductKind } from '../../../src/domain/catalogue/admin-products.api.ts';
import type { CatalogueChange } from '../../../src/domain/catalogue/import-difference.ts';
import type { ProductDraft } from '../../../src/domain/catalogue/product-draft.schema.ts';
import type { OwnItem, OwnVariant } from '../../../src/domain/catalogue/store-product.ts';
import {
  auditedProduct,
  changedFacts,
  matchesDraft,
  isOnPage,
  productPriceLine,
  shownChange,
} from './rules.ts';

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

const BLACK: ProductKind = {
  id: 'k1',
  color: 'Black',
  size: 'M',
  priceCents: 2_499,
  image: '/tee.webp',
  printfulVariantId: 7,
  stock: 4,
  reserved: 1,
  isOnSale: true,
};
const RED: ProductKind = { ...BLACK, id: 'k2', color: 'Red', stock: null };
const FACTS = {
  name: 'Tee',
  description: 'Soft',
  category: 'apparel',
  isFeatured: false,
  isOnSale: true,
  lowMark: 2,
} as const;
const TEE: ProductDetail = {
  ...FACTS,
  id: 'p1',
  slug: 'tee',
  version: 3,
  pageVersion: 3,
  kinds: [BLACK, RED],
};
const withBlack = (changes: Partial<ProductKind>): ProductDetail => ({
  ...TEE,
  kinds: [{ ...BLACK, ...changes }, RED],
});
const changesTo = (after: ProductDetail) => changedFacts(auditedProduct(TEE), auditedProduct(after));

test('the audit log has each kind by its name, in dollars, and no ids or versions', () =>
  expect(auditedProduct(TEE)).toEqual({
    name: 'Tee',
    slug: 'tee',
    description: 'Soft',
    category: 'apparel',
    isFeatured: false,
    isOnSale: true,
    lowMark: 2,
    kinds: {
      'Black, M': { price: '24.99', stock: 4, printfulVariantId: 7, image: '/tee.webp', isOnSale: true },
      'Red, M': { price: '24.99', stock: null, printfulVariantId: 7, image: '/tee.webp', isOnSale: true },
    },
  }));

test('of a change, the audit log has only what differs', () => {
  expect(changesTo(TEE)).toEqual({ before: {}, after: {} });
  expect(changesTo({ ...TEE, name: 'Crew Tee', lowMark: null })).toEqual({
    before: { name: 'Tee', lowMark: 2 },
    after: { name: 'Crew Tee', lowMark: null },
  });
});

test('of the kinds, too: whole ones that differ, and nothing before a new one', () =>
  expect(changesTo({ ...TEE, kinds: [{ ...BLACK, priceCents: 2_600 }, RED, { ...RED, size: 'L' }] })).toEqual(
    {
      before: {
        kinds: {
          'Black, M': { price: '24.99', stock: 4, printfulVariantId: 7, image: '/tee.webp', isOnSale: true },
          'Red, L': null,
        },
      },
      after: {
        kinds: {
          'Black, M': { price: '26.00', stock: 4, printfulVariantId: 7, image: '/tee.webp', isOnSale: true },
          'Red, L': { price: '24.99', stock: null, printfulVariantId: 7, image: '/tee.webp', isOnSale: true },
        },
      },
    },
  ));

test.each<[string, ProductDetail, boolean]>([
  ['nothing', TEE, false],
  ['the name', { ...TEE, name: 'Crew Tee' }, true],
  ['the description', { ...TEE, description: 'Softer' }, true],
  ['the category', { ...TEE, category: 'accessories' }, true],
  ['whether it is sold', { ...TEE, isOnSale: false }, true],
  ['the price of a kind', withBlack({ priceCents: 2_500 }), true],
  ['the color of a kind', withBlack({ color: 'Gray' }), true],
  ['the size of a kind', withBlack({ size: 'L' }), true],
  ['the picture of a kind', withBlack({ image: '/new.webp' }), true],
  ['whether a kind is sold', withBlack({ isOnSale: false }), true],
  ['the order of the kinds', { ...TEE, kinds: [RED, BLACK] }, true],
  ['the stock, which the page asks for', withBlack({ stock: 3, reserved: 0 }), false],
  ['the number at Printful', withBlack({ printfulVariantId: 8 }), false],
  ['what staff alone see', { ...TEE, isFeatured: true, lowMark: null, version: 4 }, false],
])('a change of %s is seen on the product page: %s', (_, after, is) => expect(isOnPage(TEE, after)).toBe(is));

function wanted(kind: ProductKind): ProductDraft['kinds'][number] {
  const { id, color, size, priceCents, image, printfulVariantId, stock, isOnSale } = kind;
  return { id, color, size, priceCents, image, printfulVariantId, stock, stockSeen: 9, isOnSale };
}

const DRAFT: ProductDraft = {
  ...FACTS,
  kinds: [wanted(BLACK), wanted(RED)],
};

test.each<[string, Partial<ProductDraft>, boolean]>([
  ['asks for what is so already, whatever stock its writer saw', {}, true],
  ['leaves a kind alone', { kinds: [wanted(RED)] }, true],
  ['wants another name', { name: 'Crew Tee' }, false],
  ['wants it featured', { isFeatured: true }, false],
  ['wants no mail about stock', { lowMark: null }, false],
  ['wants another price', { kinds: [wanted({ ...BLACK, priceCents: 2_500 }), wanted(RED)] }, false],
  ['wants another stock', { kinds: [wanted(BLACK), wanted({ ...RED, stock: 0 })] }, false],
  ['wants a kind that is not there yet', { kinds: [wanted(BLACK), wanted({ ...RED, id: 'k3' })] }, false],
])('a draft that %s is done: %s', (_, changes, is) =>
  expect(matchesDraft(TEE, { ...DRAFT, ...changes })).toBe(is),
);

const percent = (hundredths: number) => ({ kind: 'percent', hundredths }) as const;

// Asked: 259
test.each([
  [2_499, 'up by 10%', percent(1_000), 2_749],
  [2_499, 'down by 10%', percent(-1_000), 2_249],
  [1_000, 'up by 2.55%', percent(255), 1_026],
  [1_000, 'up by 0.05%, which is half a cent', percent(5), 1_001],
  [1_000, 'up by 0.04%, which is less', percent(4), 1_000],
  [3, 'down by 99.99%', percent(-9_999), 1],
  [2_499, 'set to $19.00', { kind: 'price', cents: 1_900 } as const, 1_900],
])('a price of %d cents %s', (priceCents, _, change, afterCents) =>
  expect(
    productPriceLine({ kindId: 'k1', product: 'Tee', color: 'Black', size: 'M', priceCents }, change),
  ).toEqual({ kindId: 'k1', product: 'Tee', kind: 'Black, M', beforeCents: priceCents, afterCents }),
);
