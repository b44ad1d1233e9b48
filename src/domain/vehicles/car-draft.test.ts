import { expect, test } from 'vitest';
import { type CarDraft, carName, conditionOf, handoverOf, neededOf, vinOf, weightOf } from './car-draft.ts';
import { COMPLETE_VEHICLE } from './value/vehicle-condition.ts';

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
test.each([
  ['the decoder’s weight counts for its own VIN', { vehicle: { vin: VIN }, decoded }, [3_196_000, 'maker']],
  [
    'and however the VIN is grouped',
    { vehicle: { vin: '1hgcm 8263-3a004352' }, decoded },
    [3_196_000, 'maker'],
  ],
  [
    'not for another VIN',
    { vehicle: { vin: '1HGCM82633A004353', kind: 'compact' }, decoded },
    [2_700_000, 'typical'],
  ],
  [
    'whatever is left in the list of kinds',
    { vehicle: { vin: VIN, kind: 'boat' }, decoded },
    [3_196_000, 'maker'],
  ],
  [
    'nor for a car described by hand',
    { vehicle: { vin: VIN, kind: 'midsize' }, noVin: 'yes', decoded },
    [3_300_000, 'typical'],
  ],
  ['a kind that staff price has none', { vehicle: { kind: 'boat' } }, null],
  ['nor has what nobody has said', {}, null],
  ['or a list does not have', { vehicle: { kind: 'toString' } }, null],
] as const)('%s', (_, draft, expected) => {
  const weight = weightOf(draft);
  expect(weight && [weight.milliPounds, weight.source]).toEqual(expected);
});

test('how a car gets here is one of two, or not said', () => {
  const said = ['pickup', 'drop_off', 'by boat', null].map((handover) =>
    handoverOf({ vehicle: { handover } }),
  );
  expect(said).toEqual(['pickup', 'drop_off', undefined, undefined]);
});

test('a VIN is sent only where the car is not described by hand', () => {
  expect(vinOf({ vehicle: { vin: ' 1hgcm826-33a 004352' } })).toBe(VIN);
  expect(vinOf({ vehicle: { vin: VIN }, noVin: 'yes' })).toBe('');
});

test('a car has a name once year, make and model are there', () => {
  expect(carName({ vehicle: { year: ' 2003', make: 'Honda', model: 'Accord ' } })).toBe('2003 Honda Accord');
  expect(carName({ vehicle: { year: '2003', make: 'Honda' } })).toBe('');
});

test('a car has no condition before it is said whether it is complete, or else what is different', () => {
  expect(conditionOf({ vehicle: { engine: 'no' } })).toBeNull();
  for (const vehicle of [{}, { keys: 'perhaps' }, COMPLETE_VEHICLE])
    expect(conditionOf({ complete: 'no', vehicle })).toBeNull();
});

test('what is not answered is unknown, once it is said what is different', () => {
  expect(conditionOf({ complete: 'yes' })).toMatchObject({ engine: 'yes', floodOrFire: 'no' });
  expect(conditionOf({ complete: 'no', vehicle: { engine: 'no', keys: 'perhaps' } })).toMatchObject({
    engine: 'no',
    keys: 'unknown',
    rolls: 'unknown',
  });
});

const KNOWN = { year: '2003', make: 'Honda', model: 'Accord', kind: 'midsize' };
const BROUGHT = { ...KNOWN, ...COMPLETE_VEHICLE, handover: 'drop_off' };
const TOWED = { complete: 'yes', vehicle: { ...BROUGHT, handover: 'pickup' } };
test.each<[CarDraft, readonly string[]]>([
  [{ complete: 'yes', vehicle: BROUGHT }, []],
  [{}, ['car', 'condition', 'handover']],
  [{ complete: 'yes', vehicle: { ...BROUGHT, make: '', kind: '' } }, ['car']],
  [{ complete: 'yes', vehicle: { ...BROUGHT, kind: '' } }, ['kind']],
  [{ complete: 'no', vehicle: BROUGHT }, ['different']],
  [{ complete: 'no', vehicle: { ...BROUGHT, battery: 'unknown' } }, []],
  [{ complete: 'yes', vehicle: { ...BROUGHT, handover: null } }, ['handover']],
  [TOWED, ['zip']],
  [{ ...TOWED, pickup: { zip: '3022' } }, ['zip']],
  [{ ...TOWED, pickup: { zip: '30223-1234' } }, []],
])('a sum of %j still needs %j', (draft, needed) => expect(neededOf(draft)).toEqual(needed));
