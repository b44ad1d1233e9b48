import { expect, test } from 'vitest';
import { offerLineTexts as spanish } from '../texts.es.ts';
import { type ComparedOffer, offerDifference } from './offer-difference.ts';
import { offerPriceText, offerWeightText } from './offer-line-text.ts';

const BRASS = { metalType: 'brass', label: 'Brass', price: '2.5', unit: 'lb', weight: '100' } as const;

const OFFER: ComparedOffer = {
  lines: [BRASS],
  totalCents: 25_000,
  pickupFeeCents: 0,
  conditions: ['photo_id'],
  yardId: 'griffin',
};

test('a newer offer names what it changes, and nothing else', () => {
  expect(offerDifference(OFFER, OFFER)).toEqual([]);
  const newer: ComparedOffer = {
    lines: [
      { ...BRASS, price: '2.60' },
      { metalType: null, label: 'Radiator', price: '30', unit: 'each', weight: '1' },
    ],
    totalCents: 29_000,
    pickupFeeCents: 5_000,
    conditions: ['no_trash'],
    yardId: 'newnan',
  };
  expect(offerDifference(OFFER, newer)).toEqual([
    'Total: $290.00 (was $250.00)',
    'Pickup fee: $50.00 (was $0.00)',
    'Brass: $2.60 per lb, 100 lb (was $2.50 per lb, 100 lb)',
    'Radiator: new, $30.00 each, 1 piece',
    'Yard: Newnan GA (was Griffin GA)',
    'New condition: The load is free of trash, liquids and tires.',
    'No longer a condition: I will show a government photo ID, and the payment goes to the person on it.',
  ]);
  expect(offerDifference(OFFER, newer, 'car')).toContain('Tow: $50.00 (was $0.00)');
  expect(offerDifference(newer, OFFER)).toContain('Radiator: no longer part of the offer');
});

test.each([
  [{ price: '0.085', unit: 'lb' }, '$0.085 per lb'],
  [{ price: '220', unit: 'ton' }, '$220.00 per ton'],
  [{ price: '30.5', unit: 'each' }, '$30.50 each'],
] as const)('the price %j is %s', (line, text) => {
  expect(offerPriceText(line)).toBe(text);
});

test.each([
  [{ weight: '1250.50', unit: 'lb' }, '1,250.5 lb'],
  [{ weight: '1', unit: 'ton' }, '1 ton'],
  [{ weight: '2.000', unit: 'ton' }, '2 tons'],
  [{ weight: '3', unit: 'each' }, '3 pieces'],
  [{ weight: null, unit: 'lb' }, 'Weight not known yet'],
] as const)('the weight %j is %s', (line, text) => {
  expect(offerWeightText(line)).toBe(text);
});

test('units and their plurals are Spanish in Spanish', () => {
  expect([
    spanish.price('$4.50', 'lb'),
    spanish.price('$220.00', 'ton'),
    spanish.price('$30.00', 'each'),
  ]).toEqual(['$4.50 por lb', '$220.00 por tonelada', '$30.00 por pieza']);
  expect([spanish.weight('120', 'lb'), spanish.weight('1', 'ton'), spanish.weight('3', 'each')]).toEqual([
    '120 lb',
    '1 tonelada',
    '3 piezas',
  ]);
});
