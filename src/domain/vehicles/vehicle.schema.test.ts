import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carBody } from '../../../tests/support/vehicle.ts';
import { vehicleSentences } from './texts.ts';
import { vehicleSchema } from './vehicle.schema.ts';

const CAR = carBody({ vin: '1HG CM826 33A 004352' });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const told = (changed: object) =>
  vehicleSchema
    .safeParse({ ...CAR, ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a car is taken, with its VIN as it is stamped', () => {
  expect(vehicleSchema.parse(CAR)).toEqual({ ...CAR, vin: '1HGCM82633A004352' });
  expect(vehicleSchema.parse({ ...CAR, vin: undefined, make: 'Citroën', model: 'C/K 1500' }).vin).toBe('');
});

test.each<[object, string, string]>([
  [{ vin: '1HGCM82633A00435' }, 'vin', 'A VIN has 17 letters and numbers; this one has 16'],
  [{ vin: '1HGCM82633A0043521' }, 'vin', 'A VIN has 17 letters and numbers; this one has 18'],
  [{ vin: '1HGCM82633AO04352' }, 'vin', vehicleSentences.vin.forbidden],
  [{ vin: '1НGCM82633A004352' }, 'vin', vehicleSentences.vin.look_alikes],
  [{ year: 2029 }, 'year', 'Please enter a model year up to 2028'],
  [{ year: 1980 }, 'year', vehicleSentences.yearBeforeVins],
  [{ vin: '', year: 1899 }, 'year', vehicleSentences.year],
  [{ year: 2003.5 }, 'year', vehicleSentences.year],
  [{ year: '2003' }, 'year', vehicleSentences.year],
  [{ make: ' ' }, 'make', vehicleSentences.make],
  [{ make: '<script>alert(1)</script>' }, 'make', vehicleSentences.nameSigns],
  [{ model: '=HYPERLINK("http://x")' }, 'model', vehicleSentences.nameSigns],
  [{ kind: 'spaceship' }, 'kind', vehicleSentences.kind],
  [{ keys: 'maybe' }, 'keys', vehicleSentences.answer],
  [{ wheels: 'no', rolls: 'yes' }, 'rolls', vehicleSentences.cannotRoll],
  [{ title: 'mine' }, 'title', vehicleSentences.title],
  [{ handover: undefined }, 'handover', vehicleSentences.handover],
])('%j is told at %s: %s', (changed, field, sentence) => {
  expect(told(changed)).toEqual([[field, sentence]]);
});

test('a year of next year and one more is taken, and so is one before VINs without one', () => {
  expect([told({ year: 2028 }), told({ vin: '', year: 1965 })]).toEqual([undefined, undefined]);
});

test('a contradiction is told together with what else is wrong', () => {
  expect(told({ make: '', wheels: 'no' })?.map(([field]) => field)).toEqual(['make', 'rolls']);
});

test('neither a weight nor a sum is taken from a caller', () => {
  expect(told({ weight: 9_000_000, totalCents: 99_999 })).toHaveLength(1);
});
