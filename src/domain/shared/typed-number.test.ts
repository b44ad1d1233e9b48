import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['120', '120'],
  ['0120.50', '120.50'],
  ['007', '7'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['$ 4.50', '4.50'],
  ['1,250', '1250'],
  ['1,250.5', '1250.5'],
  ['1,250,000', '1250000'],
  ['102,5', '102.5'],
  ['12,', '12'],
  ['1250,5', '1250.5'],
  ['110,00', '110.00'],
  ['0,085', '0.085'],
  [',5', '0.5'],
  ['', 'nothing'],
  [' ', 'nothing'],
])('%j is typed for %s', (typed, number) => expect(typedNumber(typed, 3, 'nothing')).toBe(number));

test.each([
  '1.250,5',
  '1,250,5',
  '1,250,00',
  '1250,500',
  '1250,5x',
  '102,50,5',
  '12,50,000',
  '1 250',
  '12.34.5',
  '1,2345',
  ',',
  '.',
  '-5',
  '1e3',
  'ten',
])('%j is no number, or could be two', (typed) => expect(typedNumber(typed, 3, '')).toBeNull());
