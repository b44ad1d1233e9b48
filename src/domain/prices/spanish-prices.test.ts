import { expect, test } from 'vitest';
import { estimateTexts } from '../estimate/texts.es.ts';
import { GRADE_GROUPS as ENGLISH_GROUPS, METAL_NAMES as ENGLISH_NAMES } from './texts.ts';
import { GRADE_GROUPS, historyTexts, METAL_NAMES, priceTexts } from './texts.es.ts';
import { priceListPath } from './list/price-list-path.es.ts';

test.each([
  [priceTexts.per('lb'), 'por lb'],
  [priceTexts.per('each'), 'por pieza'],
  [historyTexts.unchanged(1), 'Sin cambio en 1 día.'],
  [historyTexts.up('$0.10', 90, '$4.35', '$4.50'), 'Subió $0.10 en 90 días; estuvo entre $4.35 y $4.50.'],
  [historyTexts.down('$0.10', 2, '$4.35', '$4.50'), 'Bajó $0.10 en 2 días; estuvo entre $4.35 y $4.50.'],
  [historyTexts.same(30, '$4.35', '$4.50'), 'Igual que hace 30 días; estuvo entre $4.35 y $4.50.'],
  [estimateTexts.tooHeavy(200_000, 'lb'), 'Para más de 200,000 lb, llámenos, por favor'],
  [priceListPath('griffin'), '/api/price-list?language=es&yard=griffin'],
  [priceListPath(null), '/api/price-list?language=es'],
])('%s', (written, expected) => {
  expect(written).toBe(expected);
});

test('metals and groups are the same in the same order, each with a name of its own', () => {
  expect(Object.keys(METAL_NAMES)).toEqual(Object.keys(ENGLISH_NAMES));
  expect(Object.keys(GRADE_GROUPS)).toEqual(Object.keys(ENGLISH_GROUPS));
  expect(new Set(Object.values(METAL_NAMES)).size).toBe(Object.keys(ENGLISH_NAMES).length);
  expect(new Set(Object.values(GRADE_GROUPS)).size).toBe(Object.keys(ENGLISH_GROUPS).length);
});
