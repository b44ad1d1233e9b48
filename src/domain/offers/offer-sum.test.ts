import { expect, test } from 'vitest';
import type { OfferLine } from './offer.schema.ts';
import { isFarAbovePosted, isFeeTooHigh, mayOffer, offerCents, offerLineCents } from './offer-sum.ts';

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
  { metalType: 'call', price: '0', unit: 'lb' },
];

test.each<[Partial<OfferLine>, boolean, string]>([
  [{ price: '2.30' }, false, 'exactly 15%'],
  [{ price: '2.3001' }, true, 'a hundredth of a cent more'],
  [{ metalType: 'steel', price: '0.115', unit: 'lb' }, false, 'per pound against a price per ton'],
  [{ metalType: 'steel', price: '0.1151', unit: 'lb' }, true, 'the same, above it'],
  [{ price: '4600', unit: 'ton' }, false, 'per ton against a price per pound'],
  [{ price: '4601', unit: 'ton' }, true, 'the same, above it'],
  [{ metalType: 'battery', price: '12', unit: 'each' }, true, 'pieces'],
  [{ metalType: 'battery', price: '1', unit: 'lb' }, true, 'pieces have no weight to compare'],
  [{ price: '1', unit: 'each' }, true, 'a weight has no pieces to compare'],
  [{ metalType: 'call', price: '999' }, false, 'nothing is posted'],
  [{ metalType: null, price: '999' }, false, 'not on the list'],
  [{ metalType: 'unknown', price: '999' }, false, 'not a grade'],
])('a line with %j is far above what is posted: %s, %s', (changes, expected) => {
  expect(isFarAbovePosted(line(changes), POSTED)).toBe(expected);
});

test.each<[Partial<OfferLine>, boolean]>([
  [{ price: '25', weight: '100' }, true],
  [{ price: '25.0001', weight: '100' }, false],
  [{ price: '2.00', weight: null }, true],
  [{ price: '2.0001', weight: null }, false],
  [{ price: '1', unit: 'each', weight: null }, false],
  [{ metalType: 'call', price: '1', weight: null }, false],
  [{ metalType: null, price: '1', weight: null }, false],
])('staff may offer a line with %j: %s; an owner may in any case', (changes, may) => {
  const offer = { lines: [line(changes)], sumCents: null };
  expect([mayOffer('staff', offer, POSTED), mayOffer('owner', offer, POSTED)]).toEqual([may, true]);
});

const may = (role: 'staff' | 'owner', sumCents: number) => mayOffer(role, { lines: [], sumCents }, POSTED);

test('more than $2,500 is an owner’s to offer', () => {
  expect([may('staff', 250_000), may('staff', 250_001), may('owner', 250_001)]).toEqual([true, false, true]);
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
