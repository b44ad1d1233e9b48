import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { COMPLETE_VEHICLE } from '../../domain/vehicles/vehicle-condition.ts';
import { vehicleResolver } from './vehicle-resolver.ts';

const { weightClass: _, ...WHERE } = SAMPLE_PICKUP;
const CAR = { year: '2003', make: 'Honda', model: 'Accord', kind: 'midsize', complete: 'yes', title: 'lost' };
const VALID = { ...SAMPLE_QUOTE, description: '', location: 'griffin', ...CAR, ...COMPLETE_VEHICLE } as const;
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

const check = (change: object) => vehicleResolver({ ...VALID, ...change }, undefined, OPTIONS);
const messages = async (change: object) => {
  const { errors } = await check(change);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a car that is brought is a request for a quote, with its name as the description', async () => {
  const { values } = await check({ description: 'Behind the barn' });
  expect(values).toMatchObject({
    description: 'Car: 2003 Honda Accord\nBehind the barn',
    vehicle: {
      vin: '',
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      kind: 'midsize',
      engine: 'yes',
      title: 'lost',
    },
  });
  expect(values).not.toHaveProperty('pickup');
  expect(values).not.toHaveProperty('kind');
});

test.each([
  ['midsize', '1000_to_5000_lb'],
  ['large_suv', '5000_to_20000_lb'],
])('a %s that is towed is a pickup of its weight', async (kind, weightClass) => {
  const { values } = await check({ handover: 'pickup', ...WHERE, kind });
  expect(values).toMatchObject({ pickup: { ...WHERE, weightClass }, vehicle: { kind } });
});

test('a boat is asked for no condition', async () => {
  const { values } = await check({ kind: 'boat', complete: '', engine: '', rolls: '' });
  expect(values).toMatchObject({ vehicle: { kind: 'boat', engine: 'unknown', rolls: 'unknown' } });
});

test('each mistake stands at its own field', async () => {
  expect(await messages({ year: '2029', make: '', kind: '' })).toEqual({
    year: 'Please enter a model year up to 2028',
    make: 'Please enter the make, such as Honda',
    kind: 'Please choose the kind of vehicle',
  });
  expect(await messages({ complete: '', engine: '', keys: '' })).toMatchObject({
    complete: 'Is it complete? Choose one.',
  });
  expect(await messages({ complete: 'no', wheels: 'no' })).toHaveProperty('rolls');
  expect(await messages({ vin: '1HGCM82633A00435' })).toEqual({
    vin: 'A VIN has 17 letters and numbers; this one has 16',
  });
  expect(await messages({ vin: '1HGCM82633А004352' })).toHaveProperty('vin');
  expect(await messages({ handover: 'pickup', ...WHERE, day: '2026-11-22' })).toEqual({
    day: "We can't come that day. Please choose another.",
  });
});

const UNSAID = 'Enter the VIN, or press No VIN to enter year, make and model.';
const BLANK = { year: '', make: '', model: '', kind: '' };

test.each([
  ['nothing is said of the car', BLANK, UNSAID],
  ['its VIN is too short', { ...BLANK, vin: '1HGCM' }, 'A VIN has 17 letters and numbers; this one has 5'],
])('where %s, that is told at the VIN and nowhere else', async (_name, car, told) => {
  expect(await messages(car)).toEqual({ vin: told });
});

test.each([
  ['without a VIN', { noVin: 'yes' }],
  ['with a VIN that nobody has looked up', { vin: '1HGCM82633A004352' }],
  ['once its year is typed', { year: '2003' }],
])('a car %s is told year, make and model', async (_name, car) => {
  const told = await messages({ ...BLANK, ...car });
  expect(told).toMatchObject({ make: 'Please enter the make, such as Honda' });
  expect(told).not.toHaveProperty('vin');
});

test('of a form with nothing in it no field says “Invalid input”', async () => {
  for (const noVin of ['', 'yes']) {
    const draft = { ...SAMPLE_QUOTE, handover: 'pickup', noVin };
    const { errors } = await vehicleResolver(draft, undefined, OPTIONS);
    const told = Object.values(errors).map((error) => error?.message);
    expect(told.length).toBeGreaterThan(5);
    for (const message of told) expect(message).not.toMatch(/^(Invalid|undefined)/);
  }
});

test('what was typed of a car whose VIN nobody could look up is sent as such', async () => {
  const vin = '1HGCM82633A004352';
  const vehicle = { year: 2003, make: 'Honda', model: 'Accord', kind: 'midsize' as const, weight: null };
  expect((await check({ vin })).values).toMatchObject({ vehicle: { isTyped: true } });
  expect((await check({ vin, decoded: { vin, vehicle } })).values).toMatchObject({
    vehicle: { isTyped: false },
  });
});

test('a VIN that stands in the field while the car is described by hand is neither checked nor sent', async () => {
  const { values } = await check({ vin: 'XYZ', noVin: 'yes' });
  expect(values).toMatchObject({ vehicle: { vin: '' } });
});
