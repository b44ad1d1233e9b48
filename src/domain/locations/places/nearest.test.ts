import { expect, test } from 'vitest';
import { YARDS } from '../../../business/yards.ts';
import { milesBetween, milesText, nearestOf, type Place } from './nearest.ts';
import { zipPlace } from './zip-places.ts';

const PLACES = YARDS.map(({ id, coordinates }) => ({ id, ...coordinates }));
const nearestYard = (from: Place) => {
  const nearest = nearestOf(from, PLACES);
  return nearest && { id: nearest.place.id, miles: nearest.miles };
};

const ATLANTA = { lat: 33.749, lng: -84.388 };
const SAVANNAH = { lat: 32.0809, lng: -81.0912 };

// Asked: 211
test.each([
  ['a place and itself', ATLANTA, ATLANTA, 0],
  ['Atlanta and Savannah', ATLANTA, SAVANNAH, 223],
  ['the poles', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 12_438],
  ['two sides of the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69],
  ['opposite ends of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 12_438],
] as const)('the miles between %s', (_, from, to, miles) => {
  expect(Math.round(milesBetween(from, to))).toBe(miles);
  expect(milesBetween(to, from)).toBe(milesBetween(from, to));
});

// Asked: 75
test.each(YARDS)('from the $city yard, that yard is the nearest', ({ id, coordinates }) => {
  expect(nearestYard(coordinates)).toEqual({ id, miles: 0 });
});

test.each([
  ['Macon', { lat: 32.8407, lng: -83.6324 }, 'griffin'],
  ['LaGrange', { lat: 33.0393, lng: -85.0322 }, 'newnan'],
  ['Chattanooga', { lat: 35.0456, lng: -85.3097 }, 'atlanta'],
  ['Tokyo', { lat: 35.6762, lng: 139.6503 }, 'atlanta'],
] as const)('from %s', (_, place, id) => expect(nearestYard(place)?.id).toBe(id));

// Asked: 211
test('the distance to the nearest place is rounded to whole miles', () => {
  const yard = { lat: 33, lng: -84 };
  const milesNorth = (miles: number) => ({ ...yard, lat: yard.lat + ((miles / 3_959) * 180) / Math.PI });
  expect([1.4, 1.6].map((miles) => nearestOf(milesNorth(miles), [yard])?.miles)).toEqual([1, 2]);
});

test('without places there is no nearest one', () => expect(nearestOf(ATLANTA, [])).toBeNull());

// Asked: 211
test.each([
  [0, 'less than a mile'],
  [1, '1 mile'],
  [12, '12 miles'],
  [6_853, '6,853 miles'],
])('%i reads "%s"', (miles, text) => expect(milesText(miles)).toBe(text));

test.each([
  ['30223', 'griffin'],
  ['30224', 'griffin'],
  ['30253', 'griffin'],
  ['31201', 'griffin'],
  ['30263', 'newnan'],
  ['30269', 'newnan'],
  ['30117', 'newnan'],
  ['30240', 'newnan'],
  ['30310', 'atlanta'],
  ['30060', 'atlanta'],
  ['30297', 'atlanta'],
  ['30161', 'atlanta'],
])('ZIP code %s is nearest to %s', (zip, id) => {
  const place = zipPlace(zip);
  expect(place && nearestYard(place)?.id).toBe(id);
});

test.each(YARDS)('the ZIP code of the $city yard is a few miles from it', ({ id, zip }) => {
  const place = zipPlace(zip);
  const nearest = place && nearestYard(place);
  expect(nearest?.id).toBe(id);
  expect(nearest?.miles).toBeLessThanOrEqual(5);
});

test.each(['90210', '00000', '10001', '30', '3022', '302233', 'abcde', '30223-120', '', '3022٣', 'toString'])(
  'the ZIP code "%s" is unknown',
  (zip) => expect(zipPlace(zip)).toBeNull(),
);

test('a ZIP code with four more digits is where its first five are', () =>
  expect(zipPlace('30223-1204')).toEqual(zipPlace('30223')));
