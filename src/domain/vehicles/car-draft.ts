import { PICKUP_WEIGHT_CLASSES } from '../../business/constants.ts';
import { VEHICLE_QUESTIONS, type VehicleClass, type VehicleQuestion } from '../../business/vehicles.ts';
import { cleanZip } from '../addresses/zip-code.ts';
import { nameOfCar } from './name-of-car.ts';
import { VEHICLE_TITLES, type VehicleTitle } from './papers.ts';
import { VEHICLE_CLASS_KEYS, vehicleWeight, type VehicleWeight } from './value/vehicle-class.ts';
import {
  COMPLETE_VEHICLE,
  forQuestions,
  VEHICLE_ANSWERS,
  type VehicleAnswer,
  type VehicleCondition,
} from './value/vehicle-condition.ts';
import { VEHICLE_HANDOVERS, type VehicleHandover } from './value/value-vehicle.ts';
import type { VehicleDraft } from './vehicle.schema.ts';
import type { DecodedVehicle } from './vehicles.api.ts';
import { normalizeVin, vinProblem } from './vin.ts';

/** A car in a form: what its fields hold, which may be nothing. */
export interface CarDraft {
  readonly pickup?: { readonly zip?: string };
  readonly vehicle?: { readonly [Field in keyof VehicleDraft]?: string | null };
  /** Not empty: the car is described by hand, and what stands in `vin` is not sent. */
  readonly noVin?: string;
  /** 'yes': each part answers as a complete car's. */
  readonly complete?: string;
  /** Without a field: what the decoder said of a VIN; no vehicle: nothing. */
  readonly decoded?: { readonly vin: string; readonly vehicle: DecodedVehicle | null } | null;
}

export const titleOf = ({ vehicle }: CarDraft): VehicleTitle | undefined =>
  VEHICLE_TITLES.find((key) => key === vehicle?.title);

/** undefined: it is not said how the car gets to a yard. */
export const handoverOf = ({ vehicle }: CarDraft): VehicleHandover | undefined =>
  VEHICLE_HANDOVERS.find((key) => key === vehicle?.handover);

/** The VIN that is sent: none where the car is described by hand. */
export const vinOf = ({ vehicle, noVin }: CarDraft): string =>
  noVin ? '' : normalizeVin(vehicle?.vin ?? '');

/** What is typed of a car without a VIN, or of one that the decoder does not know. */
export const BY_HAND = ['year', 'make', 'model', 'kind'] as const;

export const isVin = (vin: string): boolean => vinProblem(vin) === null;

/** What the decoder said of exactly the VIN in the field. */
export const decodedOf = (draft: CarDraft) =>
  draft.decoded && draft.decoded.vin === vinOf(draft) ? draft.decoded.vehicle : undefined;

/** The decoder knows better than a choice in a list. The server decides the same (netlify/services/vehicles). */
export const carClassOf = (draft: CarDraft): VehicleClass | undefined =>
  decodedOf(draft)?.kind ?? VEHICLE_CLASS_KEYS.find((key) => key === draft.vehicle?.kind);

/** Nobody has said what it is, or staff price its kind by hand: null. */
export function weightOf(draft: CarDraft): VehicleWeight | null {
  const { make, model, year } = draft.vehicle ?? {};
  const decoded = decodedOf(draft)?.weight;
  return vehicleWeight({
    kind: carClassOf(draft) ?? null,
    make: make ?? '',
    model: model ?? '',
    year: Number(year) || null,
    makers: decoded?.source === 'maker' ? decoded.milliPounds : null,
  });
}

const [, LIGHT, HEAVY] = PICKUP_WEIGHT_CLASSES;
const HEAVY_FROM = 5_000_000;

/** What a car counts for on a truck. */
export const towedClassOf = (draft: CarDraft): typeof LIGHT | typeof HEAVY =>
  (weightOf(draft)?.milliPounds ?? 0) < HEAVY_FROM ? LIGHT : HEAVY;

/** We make no sum for its kind. */
export const isPricedByHand = (draft: CarDraft): boolean =>
  carClassOf(draft) !== undefined && weightOf(draft) === null;

/** "2003 Honda Accord"; '' while the year, the make or the model is missing. */
export function carName({ vehicle: { year, make, model } = {} }: CarDraft): string {
  const parts = [year?.trim() ?? '', make?.trim() ?? '', model?.trim() ?? ''] as const;
  return parts.every(Boolean) ? nameOfCar(...parts) : '';
}

/** null: it is not said whether the car is complete, or of one that is not, what is different. */
export function conditionOf({ complete, vehicle }: CarDraft): VehicleCondition | null {
  // The press may have come before the script that fills the answers in.
  if (complete === 'yes') return COMPLETE_VEHICLE;
  const said = (question: VehicleQuestion): VehicleAnswer | undefined =>
    VEHICLE_ANSWERS.find((answer) => answer === vehicle?.[question]);
  const isDifferent = VEHICLE_QUESTIONS.some(
    (question) => (said(question) ?? COMPLETE_VEHICLE[question]) !== COMPLETE_VEHICLE[question],
  );
  return complete && isDifferent ? forQuestions((question) => said(question) ?? 'unknown') : null;
}

export type CarNeed = 'car' | 'kind' | 'condition' | 'different' | 'handover' | 'zip';

/** What a sum still needs of the form, in its order. */
export function neededOf(draft: CarDraft): readonly CarNeed[] {
  const handover = handoverOf(draft);
  const needed: readonly (CarNeed | false)[] = [
    !weightOf(draft) && (carName(draft) ? 'kind' : 'car'),
    !conditionOf(draft) && (draft.complete ? 'different' : 'condition'),
    !handover && 'handover',
    handover === 'pickup' && !/^\d{5}/.test(cleanZip(draft.pickup?.zip ?? '')) && 'zip',
  ];
  return needed.filter((need) => need !== false);
}
