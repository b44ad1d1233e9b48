import { expect, test } from 'vitest';
import { lasting } from '../../privacy/lasting.ts';
import * as spanish from './texts.es.ts';
import { lastingTexts, lengthTexts } from './texts.ts';

test.each([
  ['day', 1, '1 day', '1 día'],
  ['day', 2, '2 days', '2 días'],
  ['hour', 1, '1 hour', '1 hora'],
  ['hour', 24, '24 hours', '24 horas'],
  ['minute', 1, '1 minute', '1 minuto'],
  ['minute', 0, '0 minutes', '0 minutos'],
] as const)('a %s is counted: %i', (unit, count, inEnglish, inSpanish) => {
  expect(lastingTexts[unit](count)).toBe(inEnglish);
  expect(spanish.lastingTexts[unit](count)).toBe(inSpanish);
});

test.each([
  [60, '1 minute'],
  [5_400, '90 minutes'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [90_000, '25 hours'],
  [604_800, '7 days'],
  // Less than is ever promised.
  [90, '2 minutes'],
])('%i seconds are told in the largest whole unit: %s', (seconds, told) =>
  expect(lasting(seconds)).toBe(told),
);

test('who writes too much reads by how much', () => {
  expect(lengthTexts.atMost(2_000, 0)).toBe('Please use at most 2,000 characters');
  expect(lengthTexts.atMost(2_000, 1_234)).toBe('Please use at most 2,000 characters, 1,234 too many');
  expect(spanish.lengthTexts.atMost(2_000, 0)).toBe('Use como máximo 2,000 caracteres');
  expect(spanish.lengthTexts.atMost(2_000, 1_234)).toBe('Use como máximo 2,000 caracteres; sobran 1,234');
});
