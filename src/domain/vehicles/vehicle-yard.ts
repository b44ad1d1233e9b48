import { type YardId, YARDS } from '../../business/yards.ts';
import { milesBetween, nearestOf, type Place } from '../locations/places/nearest.ts';

interface VehicleYard {
  readonly yardId: YardId;
  /** In a straight line, to the nearest whole mile, which is what is shown and what the tow costs by. null: nobody knows where the car is. */
  readonly miles: number | null;
}

const PLACES = YARDS.map(({ id, coordinates }) => ({ id, ...coordinates }));

/** The yard whose price counts, and how far the car is from it: the chosen yard, or else the nearest to the car, or else the first. */
export function vehicleYard(location: string, place: Place | null): VehicleYard {
  const nearest = place && nearestOf(place, PLACES)?.place;
  const yard = PLACES.find(({ id }) => id === location) ?? nearest ?? PLACES[0];
  if (!yard) throw new Error('There is no yard.');
  return { yardId: yard.id, miles: place && Math.round(milesBetween(place, yard)) };
}
