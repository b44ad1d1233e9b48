import { NEAREST_EARTH_RADIUS_MILES } from '../../../business/constants.ts';
import { locale } from '../../shared/language/locale.ts';
import { milesTexts } from '../texts.ts';

/** In degrees; north and east count up. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

export interface Nearest<Found extends Place> {
  readonly place: Found;
  /** As the crow flies, rounded. */
  readonly miles: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the great circle, by the haversine formula (https://en.wikipedia.org/wiki/Haversine_formula). */
export function milesBetween(from: Place, to: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * NEAREST_EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Which of some places is nearest; of two at the same distance the one that is listed first. null: there are none. */
export function nearestOf<Found extends Place>(from: Place, places: readonly Found[]): Nearest<Found> | null {
  const [nearest] = places
    .map((place) => ({ place, miles: milesBetween(from, place) }))
    .toSorted((a, b) => a.miles - b.miles);
  return nearest ? { ...nearest, miles: Math.round(nearest.miles) } : null;
}

/** "less than a mile", "1 mile", "1,204 miles". */
export function milesText(miles: number): string {
  if (miles < 1) return milesTexts.less;
  return miles === 1 ? milesTexts.one : milesTexts.many(miles.toLocaleString(locale.format));
}
