import { expect, test } from 'vitest';
import type { CatalogueItem } from './catalogue.api.ts';
import {
  choicesOf,
  choose,
  missingChoiceText,
  NOTHING_SELECTED,
  selectedImage,
  selectedVariant,
  type Selection,
} from './selection.ts';

/** Builds an item from texts like "Black/M", which also become the variants' ids. */
function itemOf(name: string, variants: readonly string[], category: CatalogueItem['category'] = 'apparel') {
  const all = variants.map((id) => {
    const [color = '', size = ''] = id.split('/');
    return { id, color, size, price: '10.00', image: `/${color}.svg`, printfulVariantId: null };
  });
  const item: CatalogueItem = {
    id: name,
    slug: 'x',
    name,
    description: '',
    category,
    featured: false,
    price: '10.00',
    image: '/item.svg',
    color: '',
    size: '',
    printfulVariantId: null,
    variants: all,
  };
  return item;
}

const TEE = itemOf('Tee', [
  'Black/XL',
  'Black/S',
  'Black/One size',
  'Rust/M',
  'Rust/2XL',
  'Rust/S',
  'Rust/XS',
]);
const CAP = itemOf('Classic rope cap', ['Black/', 'Navy/']);
const TUMBLER = itemOf('Insulated Tumbler', ['Black/20 oz', 'Black/30 oz', '/20 oz']);
const COFFEE = itemOf('Gate Coffee', ['/Whole Bean', '/Ground'], 'food');
const BEANIE = itemOf('Beanie', ['/', 'Rust/']);
const TOTE = itemOf('Tote', ['/']);

const after = (item: CatalogueItem, ...steps: readonly (readonly [keyof Selection, string | null])[]) =>
  steps.reduce((selection, [kind, value]) => choose(item, selection, kind, value), NOTHING_SELECTED);
const texts = (item: CatalogueItem, selection = NOTHING_SELECTED) =>
  choicesOf(item, selection).map(({ label, options, isDisabled }) =>
    [`${label}${isDisabled ? ' (disabled)' : ''}:`, options.map(({ text }) => text).join(' ')]
      .join(' ')
      .trim(),
  );

// Asked: 81, 127
test.each([
  [
    'sizes wait for a color',
    TEE,
    NOTHING_SELECTED,
    ['Color: Black Rust', 'Size (disabled): XS S M XL 2XL One size'],
  ],
  [
    'sizes follow the color, XS to 5XL first',
    TEE,
    after(TEE, ['color', 'Rust']),
    ['Color: Black Rust', 'Size: XS S M 2XL'],
  ],
  [
    'other sizes come last',
    TEE,
    after(TEE, ['color', 'Black']),
    ['Color: Black Rust', 'Size: S XL One size'],
  ],
  ['the rope cap has one dropdown of its variants', CAP, NOTHING_SELECTED, ['Color: Black Navy']],
  [
    'so has the tumbler, whose sizes are told apart',
    TUMBLER,
    NOTHING_SELECTED,
    ['Color: Black, 20 oz Black, 30 oz Natural, 20 oz'],
  ],
  ['coffee has a grind, which waits for nothing', COFFEE, NOTHING_SELECTED, ['Grind: Whole Bean Ground']],
  ['no color reads Natural', BEANIE, NOTHING_SELECTED, ['Color: Natural Rust']],
  ['an item that comes in one way has nothing to choose', TOTE, NOTHING_SELECTED, []],
])('%s', (_, item, selection, choices) => expect(texts(item, selection)).toEqual(choices));

// Asked: 81
test.each([
  ['nothing', TEE, NOTHING_SELECTED, null],
  ['a color alone', TEE, after(TEE, ['color', 'Rust']), null],
  ['color and size', TEE, after(TEE, ['color', 'Rust'], ['size', 'M']), 'Rust/M'],
  ['a size taken back', TEE, after(TEE, ['color', 'Rust'], ['size', 'M'], ['size', null]), null],
  ['a color without that size', TEE, after(TEE, ['color', 'Rust'], ['size', 'M'], ['color', 'Black']), null],
  [
    'a color with that size',
    TEE,
    after(TEE, ['color', 'Rust'], ['size', 'S'], ['color', 'Black']),
    'Black/S',
  ],
  ['a variant of the cap', CAP, after(CAP, ['variantId', 'Navy/']), 'Navy/'],
  ['no variant of the cap', CAP, NOTHING_SELECTED, null],
  ['a grind', COFFEE, after(COFFEE, ['size', 'Ground']), '/Ground'],
  ['Natural', BEANIE, after(BEANIE, ['color', '']), '/'],
  ['the only variant', TOTE, NOTHING_SELECTED, '/'],
])('%s selects %s', (_, item, selection, id) =>
  expect(selectedVariant(item, selection)?.id ?? null).toBe(id),
);

test('an item without variants cannot be selected', () =>
  expect(selectedVariant(itemOf('Gone', []), NOTHING_SELECTED)).toBeNull());

test.each([
  [NOTHING_SELECTED, '/item.svg'],
  [after(TEE, ['color', 'Rust']), '/Rust.svg'],
  [after(TEE, ['color', 'Black'], ['size', 'S']), '/Black.svg'],
])('the picture follows the color %#', (selection, image) =>
  expect(selectedImage(TEE, selection)).toBe(image),
);

// Asked: 127
test.each([
  [TEE, NOTHING_SELECTED, 'Choose a color and a size'],
  [TEE, after(TEE, ['color', 'Rust']), 'Choose a size'],
  [TEE, after(TEE, ['color', 'Rust'], ['size', 'S']), ''],
  [CAP, NOTHING_SELECTED, 'Choose a color'],
  [CAP, after(CAP, ['variantId', 'Navy/']), ''],
  [CAP, after(CAP, ['variantId', 'no longer on sale']), 'Choose a color'],
  [COFFEE, NOTHING_SELECTED, 'Choose a grind'],
  [TOTE, NOTHING_SELECTED, ''],
])('what is missing is said until a variant is selected %#', (item, selection, text) => {
  expect(missingChoiceText(choicesOf(item, selection))).toBe(text);
  expect(selectedVariant(item, selection) === null).toBe(text !== '');
});

const soldOut = (item: CatalogueItem, ...ids: readonly string[]): CatalogueItem => ({
  ...item,
  variants: item.variants.map((variant) =>
    ids.includes(variant.id) ? { ...variant, soldOut: true as const } : variant,
  ),
});
const soldOutTexts = (item: CatalogueItem, selection = NOTHING_SELECTED) =>
  choicesOf(item, selection).flatMap(({ options }) =>
    options.flatMap(({ text, isSoldOut }) => (isSoldOut ? [text] : [])),
  );

test.each([
  ['nothing', TEE, NOTHING_SELECTED, []],
  ['no color that has another size left', soldOut(TEE, 'Black/S'), NOTHING_SELECTED, []],
  ['a size in the chosen color', soldOut(TEE, 'Black/S'), after(TEE, ['color', 'Black']), ['S']],
  ['no size that another color has run out of', soldOut(TEE, 'Black/S'), after(TEE, ['color', 'Rust']), []],
  ['a size that every color has run out of', soldOut(TEE, 'Black/S', 'Rust/S'), NOTHING_SELECTED, ['S']],
  [
    'a color with all its sizes',
    soldOut(TEE, 'Black/XL', 'Black/S', 'Black/One size'),
    NOTHING_SELECTED,
    ['Black', 'XL', 'One size'],
  ],
  ['one variant of several', soldOut(CAP, 'Navy/'), NOTHING_SELECTED, ['Navy']],
])('sold out is %s', (_, item, selection, told) => expect(soldOutTexts(item, selection)).toEqual(told));
