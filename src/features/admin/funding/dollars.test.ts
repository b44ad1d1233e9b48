import { expect, test } from 'vitest';
import { dollars } from './dollars.ts';

test.each([
  ['0.00', '$0.00'],
  ['1234567.05', '$1,234,567.05'],
  ['-0.29', '−$0.29'],
])('%s reads %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
