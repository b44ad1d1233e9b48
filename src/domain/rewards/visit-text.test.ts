import { expect, test } from 'vitest';
import { saleText, streakText } from './visit-text.ts';

test.each([
  ['copper_wire', '12.5', 'lb', 'Scrap sale: Bare Bright Copper, 12.5 lb'],
  ['auto_bodies', '1', 'ton', 'Scrap sale: Complete Car, 1 ton'],
  ['auto_bodies', '1.000', 'ton', 'Scrap sale: Complete Car, 1 ton'],
  ['steel', '0.75', 'ton', 'Scrap sale: Steel, 0.75 tons'],
  ['mixed_metals', '12840.500', 'lb', 'Scrap sale: Mixed Metals, 12,840.5 lb'],
  ['brass', '100', 'lb', 'Scrap sale: Red Brass, 100 lb'],
])('%s, %s %s reads "%s"', (metalType, weight, unit, text) => {
  expect(saleText({ metalType, weight, unit })).toBe(text);
});

test('a streak bonus says how long the streak is', () => {
  expect(streakText(3)).toBe('Visit streak bonus: visit 3 in a row');
});
