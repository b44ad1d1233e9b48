import { expect, test } from 'vitest';
import type { OfferLine } from '../offer.schema.ts';
import { isFeeTooHigh, offerCents, offerLineCents } from './offer-sum.ts';

const line = (changes: Partial<OfferLine> = {}): OfferLine => ({
  metalType: 'brass',
  label: 'Brass',
  price: '2.50',
  unit: 'lb',
  weight: '100',
  ...changes,
});

test.each([
  [{}, 25_000],
  [{ weight: null }, null],
  [{ price: '0.085', weight: '1.5' }, 13],
  [{ price: '220', unit: 'ton', weight: '0.5' }, 11_000],
  [{ price: '30', unit: 'each', weight: '3' }, 9_000],
] as const)('a line with %j comes to %s cents', (changes, cents) => {
  expect(offerLineCents(line(changes))).toBe(cents);
});

test('an offer is the sum of the lines with a weight, or its one sum', () => {
  expect(offerCents([line(), line({ weight: null }), line({ weight: '1' })], null)).toBe(25_250);
  expect(offerCents([], 40_000)).toBe(40_000);
});

test.each<[OfferLine[], number | null, number, boolean]>([
  [[line()], null, 25_000, false],
  [[line()], null, 25_001, true],
  [[], 40_000, 40_001, true],
  [[line(), line({ weight: null })], null, 50_000, false],
  [[line(), line({ weight: null })], null, 50_001, true],
])('of %j or a sum of %s, a pickup fee of %s cents is too high: %s', (lines, sumCents, fee, tooHigh) => {
  expect(isFeeTooHigh({ lines, sumCents, pickupFeeCents: fee })).toBe(tooHigh);
});
