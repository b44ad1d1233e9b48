import { expect, test } from 'vitest';
import { priceBatchSchema, priceKey, priceText } from './price.schema.ts';

test.each(['0.085', '4.50', '170', '123456.7891'])('"%s" is a price and stays as typed', (price) => {
  expect(priceText.parse(price)).toBe(price);
});

test.each(['', '-1', '1e3', '4,50', '1.23456', '1234567', 'NaN', '4.50; drop table metal_prices'])(
  '"%s" is no price',
  (price) => {
    expect(priceText.safeParse(price).success).toBe(false);
  },
);

const line = (changes: object = {}) => ({ metalType: 'brass', price: '2.60', seen: '2.50', ...changes });
const isBatch = (...prices: readonly object[]) =>
  priceBatchSchema.safeParse({
    id: '0b0f4f7e-6d0c-4c8e-9a3f-2b8f4d1c5a6e',
    prices,
    publishAt: null,
    confirmed: [],
  }).success;

test.each<[what: string, prices: readonly object[], is: boolean]>([
  ['a price', [line()], true],
  ['none', [], false],
  ['no price for everybody', [line({ price: null })], false],
  ['the same, said outright', [line({ price: null, yardId: null })], false],
  ['no price of a yard of its own', [line({ price: null, yardId: 'griffin' })], true],
  ['a price for everybody and one for a yard', [line(), line({ yardId: 'griffin' })], true],
  ['one metal twice', [line(), line({ yardId: null })], false],
  ['one yard twice', [line({ yardId: 'griffin' }), line({ yardId: 'griffin', price: '2.70' })], false],
  ['300 prices', Array.from({ length: 300 }, (_, index) => line({ metalType: `metal_${index}` })), true],
  ['one more', Array.from({ length: 301 }, (_, index) => line({ metalType: `metal_${index}` })), false],
])('%s at once', (_, prices, is) => expect(isBatch(...prices)).toBe(is));

test('a yard’s price is another than the common one', () => {
  expect(priceKey({ metalType: 'brass', yardId: 'griffin' })).toBe('brass at griffin');
  expect([priceKey({ metalType: 'brass', yardId: null }), priceKey({ metalType: 'brass' })]).toEqual([
    'brass',
    'brass',
  ]);
});
