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

interface Deduction {
  /** The answer that costs. */
  readonly answer: 'yes' | 'no';
  /** In thousandths of a pound. */
  readonly weight: number;
  readonly cents: number;
  /** Costs only if we come for the car. */
  readonly isTow?: true;
}

/** What an answer takes off. A ticket that finds another answer than the offer's takes off, or adds, the same. */
export const VEHICLE_DEDUCTIONS = {
  engine: { answer: 'no', weight: 400_000, cents: 0 },
  transmission: { answer: 'no', weight: 150_000, cents: 0 },
  converter: { answer: 'no', weight: 15_000, cents: 4_000 },
  battery: { answer: 'no', weight: 38_000, cents: 0 },
  wheels: { answer: 'no', weight: 160_000, cents: 0 },
  rolls: { answer: 'no', weight: 0, cents: 2_500, isTow: true },
  keys: { answer: 'no', weight: 0, cents: 1_000 },
  floodOrFire: { answer: 'yes', weight: 120_000, cents: 0 },
  cabinEmpty: { answer: 'no', weight: 0, cents: 2_500 },
} as const satisfies Readonly<Record<string, Deduction>>;
export type VehicleQuestion = keyof typeof VEHICLE_DEDUCTIONS;

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

/** VINs have 17 signs since this model year. */
export const VIN_FIRST_YEAR = 1981;
export const VEHICLE_FIRST_YEAR = 1900;
/** Models are sold before their year begins. */
export const VEHICLE_YEARS_AHEAD = 2;
export const VEHICLE_NAME_MAX_LENGTH = 40;

/** What the price list calls a complete car. */
export const VEHICLE_METAL_TYPE = 'auto_bodies';

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
