import { type YardId, YARDS } from '../../business/yards.ts';
import { milesBetween, nearestOf } from '../locations/nearest.ts';
import { zipPlace } from '../locations/zip-places.ts';

interface VehicleYard {
  readonly yardId: YardId;
  /** Rounded; null: nobody knows where the car is. */
  readonly miles: number | null;
}

const PLACES = YARDS.map(({ id, coordinates }) => ({ id, ...coordinates }));

/** The yard whose price counts, and how far the car is from it: the chosen yard, or else the nearest to the car's ZIP code, or else the first. */
export function vehicleYard(location: string, zip: string | null): VehicleYard {
  const place = zip === null ? null : zipPlace(zip.slice(0, 5));
  const nearest = place && nearestOf(place, PLACES)?.place;
  const yard = PLACES.find(({ id }) => id === location) ?? nearest ?? PLACES[0];
  if (!yard) throw new Error('There is no yard.');
  return { yardId: yard.id, miles: place && Math.round(milesBetween(place, yard)) };
}
