import { expect, test } from 'vitest';
import { typedCents } from './typed-cents.ts';

test.each([
  ['123', 12_300],
  ['123.', 12_300],
  ['123.4', 12_340],
  ['1234.5', 123_450],
  ['$1,234.50', 123_450],
  [' 0.05 ', 5],
  ['$ 110.00', 11_000],
  ['110,00', 11_000],
  ['1,250', 125_000],
  ['1,23', 123],
])('%j is read as cents', (text, cents) => expect(typedCents(text)).toBe(cents));

test.each(['', '1.234', '12.34.5', '1.250,50', '1,250,50', '1,2345', 'ten', '-5'])(
  '%j is no amount',
  (text) => expect(typedCents(text)).toBeNaN(),
);
