import type { VehicleClass } from '../../business/vehicles.ts';
import {
  COMPLETE_VEHICLE,
  forQuestions,
  VEHICLE_ANSWERS,
  type VehicleAnswer,
  type VehicleCondition,
} from '../../domain/vehicles/vehicle-condition.ts';
import {
  VEHICLE_CLASS_KEYS,
  vehicleWeight,
  type VehicleWeight,
} from '../../domain/vehicles/vehicle-class.ts';
import { nameOfCar } from '../../domain/vehicles/name-of-car.ts';
import { VEHICLE_TITLES, type VehicleTitle } from '../../domain/vehicles/papers.ts';
import { normalizeVin, vinProblem } from '../../domain/vehicles/vin.ts';
import type { RequestDraft } from '../quotes/request-kind.ts';

// What the form's fields say so far. A field may hold nothing, or what an older page left in a draft.

export const titleOf = ({ title }: RequestDraft): VehicleTitle | undefined =>
  VEHICLE_TITLES.find((key) => key === title);

/** The VIN that is sent: none where the car is described by hand. */
export const vinOf = ({ vin = '', noVin }: RequestDraft): string => (noVin ? '' : normalizeVin(vin));

/** What is typed of a car without a VIN, or of one that the decoder does not know. */
export const BY_HAND = ['year', 'make', 'model', 'kind'] as const;

export const isVin = (vin: string): boolean => vinProblem(vin) === null;

/** What the decoder said of exactly the VIN in the field. */
export const decodedOf = (draft: RequestDraft) =>
  draft.decoded && draft.decoded.vin === vinOf(draft) ? draft.decoded.vehicle : undefined;

/** The decoder knows better than a choice in a list. The server decides the same (netlify/services/vehicles). */
export const carClassOf = (draft: RequestDraft): VehicleClass | undefined =>
  decodedOf(draft)?.kind ?? VEHICLE_CLASS_KEYS.find((key) => key === draft.kind);

/** Nobody has said what it is, or staff price its kind by hand: null. */
export function weightOf(draft: RequestDraft): VehicleWeight | null {
  const { make = '', model = '', year } = draft;
  const decoded = decodedOf(draft)?.weight;
  return vehicleWeight({
    kind: carClassOf(draft) ?? null,
    make,
    model,
    year: Number(year) || null,
    makers: decoded?.source === 'maker' ? decoded.milliPounds : null,
  });
}

/** We make no sum for its kind. */
export const isPricedByHand = (draft: RequestDraft): boolean =>
  carClassOf(draft) !== undefined && weightOf(draft) === null;

/** "2003 Honda Accord"; '' while the year, the make or the model is missing. */
export function carName({ year = '', make = '', model = '' }: RequestDraft): string {
  const parts = [year.trim(), make.trim(), model.trim()] as const;
  return parts.every(Boolean) ? nameOfCar(...parts) : '';
}

/** null: it is not said whether the car is complete. */
export function conditionOf(draft: RequestDraft): VehicleCondition | null {
  if (!draft.complete) return null;
  // The press may have come before the script that fills the answers in.
  if (draft.complete === 'yes') return COMPLETE_VEHICLE;
  const answerTo = (question: keyof VehicleCondition): VehicleAnswer =>
    VEHICLE_ANSWERS.find((answer) => answer === draft[question]) ?? 'unknown';
  return forQuestions(answerTo);
}
