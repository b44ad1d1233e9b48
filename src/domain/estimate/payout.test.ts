import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWeighed, payoutCents, readWeight } from './payout.ts';
import type { WeightUnit } from '../shared/numbers/weight.ts';

const PRICE = { id: '1', metalType: 'steel', updatedAt: '2026-11-20T14:00:00.000Z', change: null };

test.each<[string, string, WeightUnit, number]>([
  ['4.50', '120', 'lb', 54_000],
  ['0.085', '3200', 'lb', 27_200],
  ['0.11', '2.5', 'ton', 55_000],
  // Four decimals: $0.0855 a pound.
  ['0.0855', '1', 'lb', 9],
  ['0.0850', '1', 'lb', 9],
  ['0.0849', '1', 'lb', 8],
  ['0.0001', '50', 'lb', 1],
  ['0.0001', '49.999', 'lb', 0],
  ['1.0050', '1', 'lb', 101],
  ['0.145', '10.1', 'lb', 146],
  ['999999.9999', '200000', 'lb', 19_999_999_998_000],
])('at $%s a pound, %s %s pay %i cents', (price, weight, unit, cents) => {
  expect(payoutCents({ price, unit: 'lb' }, weight, unit)).toBe(cents);
});

test('a price per ton is a price for 2,000 pounds', () => {
  expect(payoutCents({ price: '220.00', unit: 'ton' }, '1000', 'lb')).toBe(11_000);
  expect(payoutCents({ price: '220.00', unit: 'ton' }, '1.5', 'ton')).toBe(33_000);
  expect(payoutCents({ price: '0.01', unit: 'ton' }, '1000', 'lb')).toBe(1);
});

const priceOf = (tenThousandths: number) => (tenThousandths / 10_000).toFixed(4);

test('a ton pays the same as 2,000 pounds, and more weight never pays less', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100), (price, tons) => {
      const per = { price: priceOf(price), unit: 'lb' };
      const inTons = payoutCents(per, String(tons), 'ton');
      expect(inTons).toBe(payoutCents(per, String(tons * 2_000), 'lb'));
      expect(payoutCents(per, `${tons}.001`, 'ton')).toBeGreaterThanOrEqual(inTons);
    }),
  );
});

test.each<[string, WeightUnit, string]>([
  ['120', 'lb', '120'],
  [' 12.5 ', 'lb', '12.5'],
  ['.5', 'ton', '0.5'],
  ['5.', 'ton', '5'],
  ['1,250.25', 'lb', '1250.25'],
  ['102,5', 'lb', '102.5'],
  ['200,000', 'lb', '200000'],
  ['100', 'ton', '100'],
])('%j %s is read as %s', (typed, unit, weight) => {
  expect(readWeight(typed, unit)).toEqual({ weight });
});

test.each([
  '0',
  '0.000',
  '-5',
  '1e3',
  '12 lb',
  '1.2345',
  '1,250,5',
  '1.250,5',
  '.',
  '٣',
  'Infinity',
  '9'.repeat(400),
])('%j is not a weight', (typed) => {
  expect(readWeight(typed, 'lb')).toMatchObject({ mistake: /such as 120/ });
});

test('an empty field is not a mistake, but too much weight is', () => {
  expect(readWeight('  ', 'lb')).toBeNull();
  expect(readWeight('200001', 'lb')).toEqual({
    mistake: 'For more than 200,000 lb please call us',
  });
  expect(readWeight('100.001', 'ton')).toEqual({
    mistake: 'For more than 100 ton please call us',
  });
});

test.each([
  [{ price: '4.50', unit: 'lb' }, true],
  [{ price: '220', unit: 'ton' }, true],
  [{ price: '25.00', unit: 'each' }, false],
  [{ price: '25.00', unit: 'toString' }, false],
  [{ price: 'call', unit: 'lb' }, false],
])('whether %j can be estimated by weight: %s', (price, weighed) => {
  expect(isWeighed({ ...PRICE, ...price })).toBe(weighed);
});
