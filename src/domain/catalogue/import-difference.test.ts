import { expect, test } from 'vitest';
import { differenceOf } from './import-difference.ts';
import {
  slugOf,
  type OwnItem,
  type OwnVariant,
  type StoreProduct,
  type StoreVariant,
} from './store-product.ts';

const BLACK: StoreVariant = { id: 71, color: 'Black', size: 'M', priceCents: 2400, image: '/black.png' };
const RUST: StoreVariant = { id: 72, color: 'Rust', size: 'M', priceCents: 2400, image: '/rust.png' };
const TEE: StoreProduct = { id: 1, name: 'Yard Crew Tee', variants: [BLACK, RUST] };

const own = (
  { id, priceCents, image, ...kind }: StoreVariant,
  more: Partial<OwnVariant> = {},
): OwnVariant => ({
  id: `our-${id}`,
  ...kind,
  priceCents: priceCents ?? 0,
  image: image ?? '',
  printfulVariantId: id,
  active: true,
  ...more,
});
const item = (more: Partial<OwnItem> = {}): OwnItem => ({
  id: 'tee',
  slug: 'yard-crew-tee',
  name: 'Yard Crew Tee',
  active: true,
  variants: [own(BLACK), own(RUST)],
  ...more,
});
const tee = (...variants: StoreVariant[]): StoreProduct => ({ ...TEE, variants });
const compare = (products: readonly StoreProduct[], items: readonly OwnItem[], isPartial = false) =>
  differenceOf({ products, isPartial }, items);
const kinds = (...given: Parameters<typeof compare>) => compare(...given).changes.map(({ kind }) => kind);

test('an identical store has no changes', () => {
  expect(compare([TEE], [item()])).toEqual({ changes: [], problems: [] });
});

test.each<[string, StoreProduct[], OwnItem[], string[]]>([
  ['a product that we do not have', [TEE], [], ['new_item']],
  ['another name', [{ ...TEE, name: 'Crew Tee' }], [item()], ['name']],
  ['another price', [tee({ ...BLACK, priceCents: 2500 }, RUST)], [item()], ['prices']],
  ['another picture', [tee({ ...BLACK, image: '/b.png' }, RUST)], [item()], ['pictures']],
  ['one kind more', [TEE], [item({ variants: [own(BLACK)] })], ['new_variants']],
  ['one kind less', [tee(BLACK)], [item()], ['gone']],
  ['the product gone', [], [item()], ['gone']],
  ['ours off sale', [TEE], [item({ active: false })], ['back']],
  ['one kind off sale', [TEE], [item({ variants: [own(BLACK), own(RUST, { active: false })] })], ['back']],
  [
    'ids of another store',
    [tee({ ...BLACK, id: 81 }, { ...RUST, id: 82, color: 'RUST' })],
    [item()],
    ['links'],
  ],
  ['what staff send themselves', [], [item({ variants: [own(BLACK, { printfulVariantId: null })] })], []],
  ['what is gone and off sale already', [], [item({ active: false })], []],
])('%s', (_, products, items, expected) => expect(kinds(products, items)).toEqual(expected));

test('a product is matched by its variants under another name, and by its name with other variants', () => {
  const renamed = { ...TEE, name: 'Crew Tee' };
  const namesake: StoreProduct = { id: 2, name: 'Yard crew tee', variants: [{ ...BLACK, id: 99 }] };
  const { changes } = compare([namesake, renamed], [item()]);
  expect(changes).toMatchObject([
    { kind: 'new_item', slug: 'yard-crew-tee-2' },
    { kind: 'name', after: 'Crew Tee' },
  ]);
});

test('an item without its product is not gone if not all products are known', () => {
  expect(kinds([], [item()], true)).toEqual([]);
  expect(kinds([tee(BLACK)], [item()], true)).toEqual(['gone']);
});

test('a variant without price or picture, or a duplicate, is reported and not offered', () => {
  const twin = { ...BLACK, id: 73, color: 'black' };
  const bare: StoreVariant = { id: 74, color: '', size: '', priceCents: null, image: null };
  expect(compare([tee(BLACK, twin, bare)], [])).toMatchObject({
    changes: [{ kind: 'new_item', variants: [BLACK] }],
    problems: [
      'Yard Crew Tee, black, M: Printful has it twice.',
      'Yard Crew Tee, The only variant: has no price in US dollars and no picture at Printful.',
    ],
  });
  expect(kinds([tee(bare)], [])).toEqual([]);
});

test.each([
  ['Yard Crew Tee', 'yard-crew-tee'],
  ['  Café “Olé” Mug, 11 oz! ', 'cafe-ole-mug-11-oz'],
  ['Driver’s Cap', 'drivers-cap'],
  ['日本', ''],
])('the slug of %j is %j', (name, slug) => expect(slugOf(name)).toBe(slug));

test.each([
  [{ priceCents: null }, 'price in US dollars'],
  [{ priceCents: 0 }, 'price in US dollars'],
  [{ image: null }, 'picture'],
  [{ priceCents: null, image: null }, 'price in US dollars and no picture'],
])('a variant with %o is not offered, and the problem says what is missing', (lacking, what) => {
  const problems = [`Yard Crew Tee, Rust, M: has no ${what} at Printful.`];
  expect(compare([tee(BLACK, { ...RUST, ...lacking })], [item({ variants: [own(BLACK)] })])).toEqual({
    changes: [],
    problems,
  });
});

test('a change lists only the variants that changed', () => {
  const { changes } = compare(
    [tee({ ...BLACK, priceCents: 2500, image: '/b.png' }, { ...RUST, priceCents: null, image: null })],
    [item()],
  );
  expect(changes).toEqual([
    { kind: 'prices', item: item(), lines: [{ variant: own(BLACK), after: 2500 }] },
    { kind: 'pictures', item: item(), lines: [{ variant: own(BLACK), after: '/b.png' }] },
  ]);
});

test('a product without a price at the store keeps ours', () =>
  expect(kinds([tee({ ...BLACK, priceCents: 0 }, { ...RUST, priceCents: null })], [item()])).toEqual([]));

test('a variant is known by its number, whatever its color is called and wherever it stands', () =>
  expect(kinds([tee({ ...RUST, color: 'Burnt rust' }, BLACK)], [item()])).toEqual([]));

test('variants with new numbers are linked by color and size, each to its own', () =>
  expect(compare([tee({ ...RUST, id: 82 }, { ...BLACK, id: 81 })], [item()]).changes).toEqual([
    {
      kind: 'links',
      item: item(),
      lines: [
        { variant: own(RUST), after: 82 },
        { variant: own(BLACK), after: 81 },
      ],
    },
  ]));

test('one shared variant makes it the same product', () =>
  expect(kinds([{ ...tee(BLACK, { ...RUST, id: 99, color: 'Red' }), name: 'Crew Tee' }], [item()])).toEqual([
    'name',
    'new_variants',
    'gone',
  ]));

test('a product of another name and other variants is a new one', () =>
  expect(kinds([{ id: 5, name: 'Mug', variants: [{ ...BLACK, id: 99 }] }], [item()])).toEqual([
    'new_item',
    'gone',
  ]));

test('two new products of one name have addresses of their own', () => {
  const again = { ...TEE, id: 2, variants: [{ ...BLACK, id: 99 }] };
  expect(compare([TEE, again], []).changes).toMatchObject([
    { kind: 'new_item', slug: 'yard-crew-tee' },
    { kind: 'new_item', slug: 'yard-crew-tee-2' },
  ]);
});
