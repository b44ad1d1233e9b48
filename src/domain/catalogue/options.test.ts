import { expect, test } from 'vitest';
import { itemPriceText, optionText, priceRangeText, sizeLabel, variantName } from './options.ts';

const itemWith = (...kinds: readonly [color: string, size: string][]) => ({
  name: 'Yard Crew Tee',
  variants: kinds.map(([color, size]) => ({ color, size }) as never),
});

test.each([
  ['Black, XL', ['Black', 'XL'], itemWith(['Black', 'XL'])],
  ['Black', ['Black', ''], itemWith(['Black', ''])],
  ['12 oz', ['', '12 oz'], itemWith(['', '12 oz'], ['', '5 lb'])],
  ['Natural, M', ['', 'M'], itemWith(['', 'M'], ['Black', 'M'])],
  ['', ['', ''], itemWith(['', ''])],
] as const)('the options of a variant read "%s"', (text, [color, size], item) => {
  expect(optionText(item, { color, size })).toBe(text);
  expect(variantName(item, { color, size })).toBe(['Yard Crew Tee', ...(text ? [text] : [])].join(', '));
});

test('coffee has a grind where clothes have a size', () => {
  expect([sizeLabel({ category: 'food' }), sizeLabel({ category: 'apparel' })]).toEqual(['Grind', 'Size']);
});

test.each([
  [[2_400], '$24.00'],
  [[2_400, 2_400], '$24.00'],
  [[2_600, 2_400, 2_900], 'From $24.00'],
])('%j reads %s', (prices, text) => expect(priceRangeText(prices)).toBe(text));

test('an item costs what its kinds do', () => {
  const item = { variants: [{ price: '26.00' }, { price: '24.00' }] } as never;
  expect(itemPriceText(item)).toBe('From $24.00');
});

test('the color of a variant that its item no longer has is still told', () =>
  expect(optionText({ variants: [] }, { color: 'Black', size: 'M' })).toBe('Black, M'));
