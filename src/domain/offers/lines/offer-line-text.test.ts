import { expect, test } from 'vitest';
import { offerPriceText, offerWeightText } from './offer-line-text.ts';
import { offerLineTexts as spanish } from '../texts.es.ts';

test.each([
  ['4.5', 'lb', '$4.50 per lb', '$4.50 por lb'],
  ['4', 'lb', '$4.00 per lb', '$4.00 por lb'],
  ['0.1278', 'lb', '$0.1278 per lb', '$0.1278 por lb'],
  ['0.125', 'lb', '$0.125 per lb', '$0.125 por lb'],
  ['255.55', 'ton', '$255.55 per ton', '$255.55 por tonelada'],
  ['30', 'each', '$30.00 each', '$30.00 por pieza'],
] as const)('a price of %s for a %s reads "%s"', (price, unit, english, translated) => {
  expect(offerPriceText({ price, unit })).toBe(english);
  expect(offerPriceText({ price, unit }, spanish)).toBe(translated);
});

test.each([
  ['120', 'lb', '120 lb', '120 lb'],
  ['1200.500', 'lb', '1,200.5 lb', '1,200.5 lb'],
  ['1000', 'lb', '1,000 lb', '1,000 lb'],
  ['1234567', 'lb', '1,234,567 lb', '1,234,567 lb'],
  ['1.000', 'ton', '1 ton', '1 tonelada'],
  ['1.0625', 'ton', '1.0625 tons', '1.0625 toneladas'],
  ['2.5', 'ton', '2.5 tons', '2.5 toneladas'],
  ['1', 'lb', '1 lb', '1 lb'],
  ['1', 'each', '1 piece', '1 pieza'],
  ['3', 'each', '3 pieces', '3 piezas'],
  [null, 'lb', 'Weight not known yet', 'peso por confirmar'],
] as const)('a weight of %s in %s reads "%s"', (weight, unit, english, translated) => {
  expect(offerWeightText({ weight, unit })).toBe(english);
  expect(offerWeightText({ weight, unit }, spanish)).toBe(translated);
});
