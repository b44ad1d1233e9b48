import { expect, test } from 'vitest';
import { priceRangeText } from './price-range.ts';

test.each([
  [[2_400], '$24.00'],
  [[2_400, 2_400], '$24.00'],
  [[2_600, 2_400, 2_900], 'From $24.00'],
])('%j reads %s', (prices, text) => expect(priceRangeText(prices)).toBe(text));
