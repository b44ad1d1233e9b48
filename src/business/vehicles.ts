// What a car is worth to us by weight. All figures are the owner's to change.
import weights from '../content/vehicle-weights.json' with { type: 'json' };
import makes from './vehicle-makes.json' with { type: 'json' };

/** Kinds of vehicles with what they typically weigh, in thousandths of a pound; null: we make no sum for them, staff answer. */
export const VEHICLE_CLASSES = {
  compact: 2_700_000,
  midsize: 3_300_000,
  large_car: 4_000_000,
  small_suv: 3_600_000,
  midsize_suv: 4_400_000,
  large_suv: 5_700_000,
  minivan: 4_400_000,
  van: 5_200_000,
  small_pickup: 3_900_000,
  large_pickup: 5_000_000,
  trailer: null,
  rv: null,
  motorcycle: null,
  heavy_truck: null,
  boat: null,
} as const satisfies Readonly<Record<string, number | null>>;
export type VehicleClass = keyof typeof VEHICLE_CLASSES;

/**
 * The class of a body by its gross weight rating (the letters of 49 CFR 565.15): the first whose limit in pounds is not below it; without a
 * rating `usual`.
 */
export const VEHICLE_BODIES = {
  car: { usual: 'midsize', byRating: { 4_000: 'compact', 5_000: 'midsize', 10_000: 'large_car' } },
  suv: { usual: 'midsize_suv', byRating: { 5_000: 'small_suv', 7_000: 'midsize_suv', 10_000: 'large_suv' } },
  minivan: { usual: 'minivan', byRating: {} },
  van: { usual: 'van', byRating: {} },
  pickup: { usual: 'large_pickup', byRating: { 6_000: 'small_pickup' } },
} as const satisfies Readonly<
  Record<string, { usual: VehicleClass; byRating: Readonly<Record<number, VehicleClass>> }>
>;
/** From this rating on it is a heavy truck. */
export const VEHICLE_MAX_RATING_LB = 10_000;
/** A curb weight outside of these is a mistake of the decoder's, in pounds. */
export const VEHICLE_MIN_LB = 1_000;
export const VEHICLE_MAX_LB = 10_000;

interface CarQuestion {
  /** The answer of a car with nothing wrong. */
  readonly complete: 'yes' | 'no';
  /** What the other answer takes off, in thousandths of a pound. An offer and a ticket have no dollars to take off. */
  readonly offMilliPounds?: number;
  /** What it adds to a tow, in cents. Who brings the car pays none of it. */
  readonly towCents?: number;
  /** Without it the car is bought at the price of an incomplete one. */
  readonly makesIncomplete?: true;
  /** A scale doesn't show it, so staff take it off a weighed car by hand: without its engine a car is lighter as it is. */
  readonly isUnweighed?: true;
}

/** What is asked of a car, in this order. A row more does not compile before src/domain/vehicles/question-texts.ts has its texts. */
export const CAR_QUESTIONS = {
  engine: { complete: 'yes', offMilliPounds: 400_000, makesIncomplete: true },
  transmission: { complete: 'yes', offMilliPounds: 150_000 },
  /** What its metal brings is why an incomplete car has a price of its own. */
  converter: { complete: 'yes', offMilliPounds: 0, makesIncomplete: true, isUnweighed: true },
  battery: { complete: 'yes', offMilliPounds: 38_000 },
  wheels: { complete: 'yes', offMilliPounds: 160_000, makesIncomplete: true },
  rolls: { complete: 'yes', towCents: 2_500 },
  keys: { complete: 'yes', towCents: 1_000 },
  floodOrFire: { complete: 'no', offMilliPounds: 120_000, isUnweighed: true },
  /** The pounds of a full cabin are what clearing it costs. */
  cabinEmpty: { complete: 'yes', offMilliPounds: 300_000, isUnweighed: true },
} as const satisfies Readonly<Record<string, CarQuestion>>;
export type VehicleQuestion = keyof typeof CAR_QUESTIONS;

type Having<Column extends keyof CarQuestion> = {
  [Question in VehicleQuestion]: Column extends keyof (typeof CAR_QUESTIONS)[Question] ? Question : never;
}[VehicleQuestion];

/** The questions with something in a column. */
const having = <Column extends keyof CarQuestion>(column: Column) =>
  (Object.keys(CAR_QUESTIONS) as VehicleQuestion[]).filter(
    (question): question is Having<Column> => column in CAR_QUESTIONS[question],
  ) as readonly Having<Column>[];

export const VEHICLE_QUESTIONS: readonly VehicleQuestion[] = having('complete');
export const VEHICLE_PARTS = having('offMilliPounds');
export const UNWEIGHED_PARTS = having('isUnweighed');
export const INCOMPLETE_WITHOUT = having('makesIncomplete');
export const VEHICLE_TOW_EXTRAS = having('towCents');
export type VehiclePart = (typeof VEHICLE_PARTS)[number];
export type UnweighedPart = (typeof UNWEIGHED_PARTS)[number];
export type VehicleTowExtra = (typeof VEHICLE_TOW_EXTRAS)[number];

/** The lowest and the highest sum, of the payout at the price of the day. */
export const VEHICLE_LOW_PERCENT = 92;
export const VEHICLE_HIGH_PERCENT = 104;
/** Both are rounded to $5. */
export const VEHICLE_ROUNDED_TO_CENTS = 500;

/** What towing costs up to this many miles from the yard. Farther, staff are asked. */
export const VEHICLE_TOW_STEPS = [
  { upToMiles: 15, cents: 0 },
  { upToMiles: 30, cents: 4_000 },
  { upToMiles: 45, cents: 6_500 },
  { upToMiles: 60, cents: 9_000 },
] as const;

/** VINs have 17 characters since this model year. */
export const VIN_FIRST_YEAR = 1981;
export const VEHICLE_FIRST_YEAR = 1900;
/** Models are sold before their year begins. */
export const VEHICLE_YEARS_AHEAD = 2;
export const VEHICLE_NAME_MAX_LENGTH = 40;

/** What the price list calls a complete car, and an incomplete one. */
export const VEHICLE_METAL_TYPE = 'auto_bodies';
export const INCOMPLETE_VEHICLE_METAL_TYPE = 'vehicle_incomplete';
export const VEHICLE_GRADES: readonly string[] = [VEHICLE_METAL_TYPE, INCOMPLETE_VEHICLE_METAL_TYPE];

/** How long we keep what the decoder said about a kind of car. */
export const VEHICLE_DECODED_DAYS = 180;
/** Shorter than a visitor waits. */
export const VEHICLE_DECODE_TIMEOUT_MS = 3_000;
/** A longer answer is none of the decoder's. */
export const VEHICLE_DECODE_MAX_BYTES = 1_000_000;

/** What a model weighs on our scales. */
export interface WeighedModel {
  readonly make: string;
  readonly model: string;
  /** Model years, both included. */
  readonly from: number;
  readonly to: number;
  readonly pounds: number;
}
export const WEIGHED_MODELS: readonly WeighedModel[] = weights.models;

/** Makes that are asked nothing. Another one may be a typing mistake, and is taken. */
export const VEHICLE_MAKES: readonly string[] = makes;
