import { expect, test } from 'vitest';
import {
  EMPTY_PRODUCT,
  kindsSummary,
  newKinds,
  NO_KINDS,
  productDraftOf,
  productFormSchema,
  typedKinds,
} from './product-form.ts';

const IDS = ['0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a60', '0b7f8f4e-2d7c-4a51-9d0f-3f5d1c2b4a61'];
const ids = () => {
  let next = 0;
  return () => IDS[next++] ?? crypto.randomUUID();
};

const APRON = {
  id: IDS[0] ?? '',
  slug: 'apron',
  name: 'Apron',
  description: 'Waxed.',
  category: 'apparel',
  isFeatured: true,
  isOnSale: true,
  lowMark: 2,
  version: 3,
  pageVersion: 4,
  kinds: [
    {
      id: IDS[1] ?? '',
      color: 'Black',
      size: '',
      priceCents: 3900,
      image: '/a.webp',
      printfulVariantId: 12,
      stock: 5,
      reserved: 1,
      isOnSale: true,
    },
  ],
} as const;

test('a saved product comes back from the form as it was', () => {
  const { id: _, slug: __, version: ___, pageVersion: ____, kinds, ...facts } = APRON;
  const [{ reserved: _____, ...kind }] = kinds;
  expect(productFormSchema.parse(productDraftOf(APRON))).toEqual({
    ...facts,
    kinds: [{ ...kind, stockSeen: 5 }],
  });
});

test('colors and sizes make kinds, each once', () => {
  const made = newKinds([], { colors: 'Black, Sand', sizes: 'M, L', price: '39' }, ids());
  expect(made.map(({ color, size }) => `${color} ${size}`)).toEqual([
    'Black M',
    'Black L',
    'Sand M',
    'Sand L',
  ]);
  expect(newKinds(made, { colors: 'black', sizes: 'm,XL', price: '41' }, ids()).at(-1)).toMatchObject({
    color: 'black',
    size: 'XL',
    priceCents: '41',
    isNew: true,
  });
  expect(newKinds([], { colors: '', sizes: ' ', price: '8' }, ids())).toMatchObject([
    { color: '', size: '' },
  ]);
});

test('variants that are typed and not added count, unless nothing is new in them', () => {
  const { kinds } = productDraftOf(APRON);
  const typed = (wanted: Partial<typeof NO_KINDS>, isAsked = false) =>
    typedKinds(kinds, { ...NO_KINDS, ...wanted }, ids(), isAsked);
  expect(typed({ colors: ' ' })).toEqual({ parts: [] });
  expect(typed({ colors: 'Sand', price: '24' })).toMatchObject({
    parts: [{ color: 'Sand', priceCents: '24' }],
  });
  expect(typed({ price: '24' })).toMatchObject({ parts: [{ color: '', priceCents: '24' }] });
  expect(typed({ colors: 'black', price: '24' })).toEqual({
    fault: 'These variants are already above. Change them there.',
  });
  // Pressed, "Add variants" means the one of a product without choices.
  expect(typed({}, true)).toMatchObject({ parts: [{ color: '', size: '' }] });
});

test('a color is summed up in a line: sizes, prices and stock', () => {
  const [small, large] = newKinds([], { colors: 'Black', sizes: 'S,XL', price: '24' }, ids());
  if (!small || !large) throw new Error('two kinds are made');
  expect(kindsSummary([small, large])).toBe('2 sizes, $24.00, stock not tracked');
  expect(kindsSummary([small, { ...large, priceCents: '1,028.50', stock: '1200' }])).toBe(
    '2 sizes, $24.00 to $1,028.50, 1,200 in stock, 1 without tracked stock',
  );
  expect(
    kindsSummary([
      { ...small, stock: '0' },
      { ...large, isOnSale: false, stock: '4' },
    ]),
  ).toBe('2 sizes, $24.00, 4 in stock, 1 sold out, 1 hidden');
  expect(kindsSummary([{ ...small, size: '', priceCents: 'free', stock: 'few' }])).toBe('no price yet');
});

test('what is typed wrong is told at its field', () => {
  const kinds = newKinds([], { colors: '', sizes: '', price: 'free' }, ids());
  const { error } = productFormSchema.safeParse({ ...EMPTY_PRODUCT, lowMark: 'few', kinds });
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual({
    name: 'Please enter a name',
    description: 'Please enter a description',
    category: 'Please choose a category',
    lowMark: 'Please enter a whole number, or leave it blank',
    'kinds.0.priceCents': 'Please enter a price such as 24.00',
    'kinds.0.image': 'Please choose a picture',
  });
});
