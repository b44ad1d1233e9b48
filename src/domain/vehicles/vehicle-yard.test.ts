import { expect, test } from 'vitest';
import { YARDS } from '../../business/yards.ts';
import { VEHICLE_TOW_STEPS } from '../../business/vehicles.ts';
import { NEAREST_EARTH_RADIUS_MILES, ZIP_PLACES_UP_TO_MILES } from '../../business/constants.ts';
import { zipPlace } from '../locations/places/zip-places.ts';
import { vehicleYard } from './vehicle-yard.ts';

const yardOf = (location: string, zip: string | null) =>
  vehicleYard(location, zip === null ? null : zipPlace(zip));

// Miles as other maps have them, in a straight line to the nearest yard; the step is what somebody pays.
test.each([
  ['30030', 'Decatur', 8, 0],
  ['30080', 'Smyrna', 12, 0],
  ['30126', 'Mableton', 11, 0],
  ['30135', 'Douglasville', 19, 4_000],
  ['30338', 'Dunwoody', 16, 4_000],
  ['30350', 'Sandy Springs', 18, 4_000],
  ['30040', 'Cumming', 37, 6_500],
  ['30161', 'Rome', 56, 9_000],
  ['30305', 'Buckhead', 7, 0],
  ['30349', 'College Park', 10, 0],
  ['30012', 'Conyers', 23, 4_000],
  ['30043', 'Lawrenceville', 30, 4_000],
  ['30060', 'Marietta', 17, 4_000],
  ['30117', 'Carrollton', 21, 4_000],
  ['30223', 'Griffin', 0, 0],
  ['30236', 'Jonesboro', 15, 0],
])('a tow from %s, %s, is about %i miles and costs %i cents', (zip, _, known, cents) => {
  const miles = yardOf('', zip).miles ?? Infinity;
  expect(Math.abs(miles - known)).toBeLessThanOrEqual(3);
  expect(VEHICLE_TOW_STEPS.find(({ upToMiles }) => miles <= upToMiles)?.cents).toBe(cents);
});

test('every step that a tow has a price for is within the ZIP codes that we know', () =>
  expect(VEHICLE_TOW_STEPS.at(-1)?.upToMiles).toBeLessThanOrEqual(ZIP_PLACES_UP_TO_MILES));

test('miles count to the nearest whole mile', () => {
  const coordinates = YARDS.find(({ id }) => id === 'griffin')?.coordinates ?? { lat: 0, lng: 0 };
  const at = (miles: number) => ({
    lat: coordinates.lat + (miles / NEAREST_EARTH_RADIUS_MILES) * (180 / Math.PI),
    lng: coordinates.lng,
  });
  expect([14.6, 15.4, 15.6].map((miles) => vehicleYard('griffin', at(miles)).miles)).toEqual([15, 15, 16]);
});

test.each([
  ['newnan', '30223-1234', 'newnan'],
  ['', '30263', 'newnan'],
  ['', '30223', 'griffin'],
  ['nowhere', '30310', 'atlanta'],
])('“%s” with the ZIP code %s counts at %s', (location, zip, yardId) =>
  expect(yardOf(location, zip)).toMatchObject({ yardId }),
);

test('a tow is as far as the chosen yard is from the car, not the nearest', () => {
  const near = yardOf('griffin', '30223').miles;
  const far = yardOf('newnan', '30223').miles;
  expect(near).toBeLessThan(10);
  // Griffin and Newnan are some 30 miles apart.
  expect(far).toBeGreaterThan(20);
  expect(far).toBeLessThan(45);
  expect(Number.isInteger(far)).toBe(true);
});

test.each([null, '00000', '3022', '99501', '31401', '30301'])(
  'with the ZIP code %s nobody knows the miles, and the first yard counts',
  (zip) => {
    expect(yardOf('', zip)).toEqual({ yardId: 'griffin', miles: null });
    expect(yardOf('atlanta', zip)).toEqual({ yardId: 'atlanta', miles: null });
  },
);
