import { expect, test } from 'vitest';
import { NOTHING_USUAL, slipText } from './slip.ts';

test.each([
  ['copper', 50_000],
  ['brass', 30_000],
  ['aluminum', 100_000],
  ['stainless', 100_000],
  ['electronics', 100_000],
  [undefined, 100_000],
  ['steel', 250_000],
  ['vehicles', 250_000],
] as const)('a line of %s is asked about above %i cents', (group, limit) => {
  expect(slipText(limit, group, NOTHING_USUAL)).toBeNull();
  expect(slipText(limit + 1, group, NOTHING_USUAL)).toBe('');
});

test('a line of more than ten times what this seller usually gets is asked about, however small', () => {
  const usual = { sellerCents: 2_475, yardCents: null };
  expect(slipText(24_750, 'copper', usual)).toBeNull();
  expect(slipText(24_751, 'copper', usual)).toBe('; this seller usually gets $24.75');
});

test('so is one above what 99 of 100 lines at the yard pay, whatever its seller is used to', () => {
  const usual = { sellerCents: 30_000, yardCents: 40_000 };
  expect(slipText(40_000, 'copper', usual)).toBeNull();
  expect(slipText(40_001, 'copper', usual)).toBe('; 99 of 100 here are at most $400.00');
});
