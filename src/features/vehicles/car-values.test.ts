import { expect, test } from 'vitest';
import { carName, conditionOf, vinOf, weightOf } from './car-values.ts';

const VIN = '1HGCM82633A004352';
const decoded = {
  vin: VIN,
  vehicle: {
    year: 2003,
    make: 'HONDA',
    model: 'Accord',
    kind: 'midsize' as const,
    weight: { milliPounds: 3_196_000, source: 'maker' as const },
  },
};
const DRAFT = { firstName: '', lastName: '', phone: '', email: '', description: '' };

test.each([
  ['the decoder’s weight counts for its own VIN', { vin: VIN, decoded }, [3_196_000, 'maker']],
  ['and however the VIN is grouped', { vin: '1hgcm 8263-3a004352', decoded }, [3_196_000, 'maker']],
  ['not for another VIN', { vin: '1HGCM82633A004353', decoded, kind: 'compact' }, [2_700_000, 'typical']],
  ['whatever is left in the list of kinds', { vin: VIN, decoded, kind: 'boat' }, [3_196_000, 'maker']],
  [
    'nor for a car described by hand',
    { vin: VIN, noVin: 'yes', decoded, kind: 'midsize' },
    [3_300_000, 'typical'],
  ],
  ['a kind that staff price has none', { kind: 'boat' }, null],
  ['nor has what nobody has said', {}, null],
  ['or an older page left', { kind: 'toString' }, null],
] as const)('%s', (_, draft, expected) => {
  const weight = weightOf({ ...DRAFT, ...draft });
  expect(weight && [weight.milliPounds, weight.source]).toEqual(expected);
});

test('a VIN is sent only where the car is not described by hand', () => {
  expect(vinOf({ ...DRAFT, vin: ' 1hgcm826-33a 004352' })).toBe(VIN);
  expect(vinOf({ ...DRAFT, vin: VIN, noVin: 'yes' })).toBe('');
});

test('a car has a name once year, make and model are there', () => {
  expect(carName({ ...DRAFT, year: ' 2003', make: 'Honda', model: 'Accord ' })).toBe('2003 Honda Accord');
  expect(carName({ ...DRAFT, year: '2003', make: 'Honda' })).toBe('');
});

test('what is not answered is unknown, once it is said whether the car is complete', () => {
  expect(conditionOf(DRAFT)).toBeNull();
  expect(conditionOf({ ...DRAFT, complete: 'yes' })).toMatchObject({ engine: 'yes', floodOrFire: 'no' });
  expect(conditionOf({ ...DRAFT, complete: 'no', engine: 'no', keys: 'perhaps' })).toMatchObject({
    engine: 'no',
    keys: 'unknown',
    rolls: 'unknown',
  });
});
