import { expect, test } from 'vitest';
import { typedCents } from './typed-cents.ts';

test.each([
  ['123', 12_300],
  ['123.4', 12_340],
  ['$1,234.50', 123_450],
  [' 0.05 ', 5],
  ['5.', 500],
])('%j is so many cents', (text, cents) => expect(typedCents(text)).toBe(cents));

test.each(['', '1.234', '12.5.0', '1,0000', 'ten', '-5'])('%j is no amount', (text) =>
  expect(typedCents(text)).toBeNaN(),
);
