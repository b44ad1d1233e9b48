import { expect, test } from 'vitest';
import { loadText, streakText } from './visit-text.ts';

test.each([
  ['12.5', 'lb', '12.5 lb'],
  ['1', 'ton', '1 ton'],
  ['1.000', 'ton', '1 ton'],
  ['0.75', 'ton', '0.75 tons'],
  ['12840.500', 'lb', '12,840.5 lb'],
  ['100', 'lb', '100 lb'],
  ['1.050', 'ton', '1.05 tons'],
  ['10.005', 'lb', '10.005 lb'],
])('%s %s reads "%s"', (weight, unit, text) => {
  expect(loadText({ weight, unit })).toBe(text);
});

test('a streak bonus says how long the streak is', () => {
  expect(streakText(3)).toBe('Visit streak bonus: visit 3 in a row');
});
