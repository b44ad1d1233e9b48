import { type Yard, YARDS } from '../../business/yards.ts';
import type { VehicleClass } from '../../business/vehicles.ts';
import { milesBetween, nearestOf } from '../../domain/locations/nearest.ts';
import { zipPlace } from '../../domain/locations/zip-places.ts';
import type { VehicleTitle } from '../../domain/vehicles/papers.ts';
import {
  VEHICLE_ANSWERS,
  VEHICLE_QUESTIONS,
  type VehicleAnswer,
  type VehicleCondition,
} from '../../domain/vehicles/value-vehicle.ts';
import {
  typicalWeight,
  VEHICLE_CLASS_KEYS,
  type VehicleWeight,
} from '../../domain/vehicles/vehicle-class.ts';
import { VEHICLE_TITLES } from '../../domain/vehicles/papers.ts';
import { normalizeVin } from '../../domain/vehicles/vin.ts';
import type { RequestDraft } from '../quotes/request-kind.ts';

// What the form's fields say so far. A field may hold nothing, or what an older page left in a draft.

export const kindOf = ({ kind }: RequestDraft): VehicleClass | undefined =>
  VEHICLE_CLASS_KEYS.find((key) => key === kind);

export const titleOf = ({ title }: RequestDraft): VehicleTitle | undefined =>
  VEHICLE_TITLES.find((key) => key === title);

/** The VIN that is sent: none where the car is described by hand. */
export const vinOf = ({ vin = '', noVin }: RequestDraft): string => (noVin ? '' : normalizeVin(vin));

/** What the decoder said of exactly the VIN in the field. */
export const decodedOf = (draft: RequestDraft) =>
  draft.decoded && draft.decoded.vin === vinOf(draft) ? draft.decoded.vehicle : undefined;

/** The decoder's weight while its kind of car stands; else what cars of the kind usually weigh. */
export function weightOf(draft: RequestDraft): VehicleWeight | null {
  const kind = kindOf(draft);
  const decoded = decodedOf(draft);
  if (decoded?.weight && (!kind || kind === decoded.kind)) return decoded.weight;
  return kind ? typicalWeight(kind) : null;
}

/** "2003 Honda Accord"; '' while the year, the make or the model is missing. */
export function carName({ year = '', make = '', model = '' }: RequestDraft): string {
  const parts = [year, make, model].map((part) => part.trim());
  return parts.every(Boolean) ? parts.join(' ') : '';
}

/** null: it is not said whether the car is complete. */
export function conditionOf(draft: RequestDraft): VehicleCondition | null {
  if (!draft.complete) return null;
  const answerTo = (question: keyof VehicleCondition): VehicleAnswer =>
    VEHICLE_ANSWERS.find((answer) => answer === draft[question]) ?? 'unknown';
  return Object.fromEntries(
    VEHICLE_QUESTIONS.map((question) => [question, answerTo(question)]),
  ) as VehicleCondition;
}

const placeOf = (zip: string) => zipPlace(zip.slice(0, 5));

/** The yard that is nearest to a ZIP code; undefined: we do not know the ZIP code. */
export function nearestYard(zip: string): Yard | undefined {
  const place = placeOf(zip);
  const yards = YARDS.map((yard) => ({ ...yard.coordinates, yard }));
  return (place && nearestOf(place, yards)?.place.yard) ?? undefined;
}

/** From the yard to the ZIP code, as the crow flies; null: one of them is not known. */
export function milesTo(yard: Yard | undefined, zip: string): number | null {
  const place = placeOf(zip);
  return yard && place ? Math.round(milesBetween(yard.coordinates, place)) : null;
}
