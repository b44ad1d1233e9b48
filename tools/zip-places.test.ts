import { expect, test } from 'vitest';
import { agreedPlace, zipPlacesText } from './zip-places.ts';

const at = (latitude: number, longitude = -84) => ({ latitude, longitude });

// A degree of latitude is 69.1 miles.
test.each([
  ['the place that is named, where both agree', 33, 33.04, { lat: 33.04, lng: -84 }],
  ['halfway, where they differ by up to six miles', 33, 33.08, { lat: 33.04, lng: -84 }],
  ['none, where they differ by more', 33, 33.1, null],
])('of two sources it takes %s', (_, census, named, place) =>
  expect(agreedPlace(at(census), at(named))).toEqual(place),
);

const zipsAround = (...yards: readonly { lat: number; lng: number }[]) =>
  Object.keys(JSON.parse(zipPlacesText(yards)) as object);

test('a new yard brings the ZIP codes around it, up to sixty miles', () => {
  const macon = { lat: 32.84, lng: -83.63 };
  const atlanta = { lat: 33.73, lng: -84.42 };
  expect(zipsAround(macon)).toEqual(expect.arrayContaining(['31201', '31023', '30223']));
  expect(zipsAround(macon)).not.toContain('30305');
  expect(zipsAround(macon, atlanta)).toEqual(expect.arrayContaining(['31201', '30305']));
});

test('post office boxes and ZIP codes whose sources differ have no place', () => {
  const zips = zipsAround({ lat: 33.73, lng: -84.42 });
  for (const zip of ['30301', '30111', '39901']) expect(zips).not.toContain(zip);
});
