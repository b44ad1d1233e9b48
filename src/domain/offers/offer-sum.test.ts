import { expect, test } from 'vitest';
import type { OfferLine } from './offer.schema.ts';
import { isFarAbovePosted, mayOffer, offerCents, offerLineCents } from './offer-sum.ts';

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

const POSTED = [
  { metalType: 'brass', price: '2.00', unit: 'lb' },
  { metalType: 'steel', price: '200', unit: 'ton' },
  { metalType: 'battery', price: '10', unit: 'each' },
];

test.each<[Partial<OfferLine>, boolean, string]>([
  [{ price: '2.30' }, false, 'exactly 15%'],
  [{ price: '2.3001' }, true, 'a hundredth of a cent more'],
  [{ metalType: 'steel', price: '0.115', unit: 'lb' }, false, 'per pound against a price per ton'],
  [{ metalType: 'steel', price: '0.1151', unit: 'lb' }, true, 'the same, above it'],
  [{ price: '4600', unit: 'ton' }, false, 'per ton against a price per pound'],
  [{ price: '4601', unit: 'ton' }, true, 'the same, above it'],
  [{ metalType: 'battery', price: '12', unit: 'each' }, true, 'pieces'],
  [{ metalType: 'battery', price: '12', unit: 'lb' }, false, 'pieces have no weight to compare'],
  [{ metalType: null, price: '999' }, false, 'not on the list'],
  [{ metalType: 'unknown', price: '999' }, false, 'not a grade'],
])('a line with %j is far above what is posted: %s, %s', (changes, expected) => {
  expect(isFarAbovePosted(line(changes), POSTED)).toBe(expected);
});

test('more than $2,500 is an owner’s to offer', () => {
  expect([mayOffer('staff', 250_000), mayOffer('staff', 250_001), mayOffer('owner', 250_001)]).toEqual([
    true,
    false,
    true,
  ]);
});
