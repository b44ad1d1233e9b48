import { expect, test } from 'vitest';
import { priceListPath as spanish } from './price-list-path.es.ts';
import { priceListPath } from './price-list-path.ts';

test.each([
  ['griffin', '/api/price-list?yard=griffin', '/api/price-list?language=es&yard=griffin'],
  [null, '/api/price-list', '/api/price-list?language=es'],
  ['', '/api/price-list', '/api/price-list?language=es'],
])('the list for the yard %j is at %s', (yard, english, translated) => {
  expect(priceListPath(yard)).toBe(english);
  expect(spanish(yard)).toBe(translated);
});
