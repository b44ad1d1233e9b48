import {
  CAR_QUESTIONS,
  VEHICLE_HIGH_PERCENT,
  VEHICLE_LOW_PERCENT,
  VEHICLE_PARTS,
  VEHICLE_ROUNDED_TO_CENTS,
  VEHICLE_TOW_EXTRAS,
  VEHICLE_TOW_STEPS,
  type VehiclePart,
  type VehicleQuestion,
  type VehicleTowExtra,
} from '../../../business/vehicles.ts';
import { isWeighed, payoutCents } from '../../estimate/payout.ts';
import type { MetalPrice } from '../../prices/prices.api.ts';
import type { Cents } from '../../shared/numbers/money.ts';
import { listedUnit, nearestWeightIn, poundsText, weightSteps } from '../../shared/numbers/weight.ts';
import type { VehicleWeight } from './vehicle-class.ts';
import { isCostly, type VehicleCondition, vehicleGrade, worstVehicleGrade } from './vehicle-condition.ts';

type Posted = Pick<MetalPrice, 'price' | 'unit'>;

/** What the yard posts for a complete car, and for an incomplete one, by grade. One that is not there is not bought. */
export type VehiclePrices = Readonly<Record<string, Posted | undefined>>;

/** How a car gets to a yard: its seller brings it in, or we tow it. */
export const VEHICLE_HANDOVERS = ['drop_off', 'pickup'] as const;
export type VehicleHandover = (typeof VEHICLE_HANDOVERS)[number];

export interface VehicleToValue {
  readonly weight: VehicleWeight;
  readonly condition: VehicleCondition;
  readonly prices: VehiclePrices;
  readonly handover: VehicleHandover;
  /** From the yard; null: not known. Only a pickup needs it. */
  readonly miles: number | null;
}

/** A valuation in the order in which a ticket lists it. */
export interface VehicleValue {
  readonly weight: VehicleWeight;
  /** The grade that it is bought as. */
  readonly metalType: string;
  readonly missing: readonly { readonly question: VehiclePart; readonly milliPounds: number }[];
  /** What was answered "unknown": only the lowest sum is made without it. */
  readonly unknown: readonly VehicleQuestion[];
  readonly netMilliPounds: number;
  /** The net weight at the price. */
  readonly payoutCents: Cents;
  /** The tow with its extras. 0: nothing to pay. null: staff decide, and the sums leave it out. */
  readonly towCents: Cents | null;
  /** The part of the tow that is for the car's state. */
  readonly towExtras: readonly { readonly question: VehicleTowExtra; readonly cents: Cents }[];
  /** After the tow, never below 0. At 0 we may still take the car. */
  readonly totalCents: Cents;
  /** Rounded to $5. */
  readonly lowCents: Cents;
  readonly highCents: Cents;
}

/** What towing costs by its miles; null: farther than we have a price for, or nobody knows how far. */
function towCentsOf({ handover, miles }: VehicleToValue): Cents | null {
  if (handover !== 'pickup') return 0;
  if (miles === null) return null;
  return VEHICLE_TOW_STEPS.find(({ upToMiles }) => miles <= upToMiles)?.cents ?? null;
}

/** What nobody prices, and what is not towed, has no extras. */
const towExtrasOf = ({ handover }: VehicleToValue, stepCents: Cents | null) =>
  handover === 'pickup' && stepCents !== null
    ? VEHICLE_TOW_EXTRAS.map((question) => ({ question, cents: CAR_QUESTIONS[question].towCents }))
    : [];

const sumOf = <Key extends string>(taken: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  taken.reduce((sum, each) => sum + each[key], 0);

const rounded = (cents: Cents): Cents =>
  Math.floor((2 * cents + VEHICLE_ROUNDED_TO_CENTS) / (2 * VEHICLE_ROUNDED_TO_CENTS)) *
  VEHICLE_ROUNDED_TO_CENTS;

/** What a line of an offer or a ticket can say: three decimals of the unit, so that a price per ton is for whole steps of two pounds. */
function steppedWeight(milliPounds: number, priceUnit: string): number {
  const unit = listedUnit(priceUnit);
  const weight = nearestWeightIn(poundsText(milliPounds), 'lb', unit);
  return weight === null ? milliPounds : Number(weightSteps(weight, unit));
}

/** null: it has none that a scale could pay by. */
const byWeight = (posted: Posted | undefined): Posted | null =>
  posted && isWeighed(posted) && Number(posted.price) !== 0 ? posted : null;

const payout = (milliPounds: number, posted: Posted): Cents =>
  payoutCents(posted, poundsText(milliPounds), 'lb');

/** What we pay for a car by its weight; null: there is no price by weight. The page and the offer both ask here. */
export function valueVehicle(car: VehicleToValue): VehicleValue | null {
  const { weight, prices, condition } = car;
  const metalType = vehicleGrade(condition);
  const price = byWeight(prices[metalType]);
  const worstPrice = byWeight(prices[worstVehicleGrade(condition)]);
  if (!price || !worstPrice) return null;
  const stepCents = towCentsOf(car);
  const parts = VEHICLE_PARTS.map((question) => ({
    question,
    milliPounds: CAR_QUESTIONS[question].offMilliPounds,
  }));
  const extras = towExtrasOf(car, stepCents);
  const isSaid = ({ question }: { readonly question: VehicleQuestion }) => isCostly(condition, question);
  const isUnknown = ({ question }: { readonly question: VehicleQuestion }) =>
    condition[question] === 'unknown';
  const missing = parts.filter(isSaid);
  const towExtras = extras.filter(isSaid);
  const netWithout = (off: readonly { readonly milliPounds: number }[], { unit }: Posted) =>
    steppedWeight(Math.max(0, weight.milliPounds - sumOf(off, 'milliPounds')), unit);
  const left = (cents: Cents, taken: readonly { readonly cents: Cents }[]) =>
    Math.max(0, cents - (stepCents ?? 0) - sumOf(taken, 'cents'));
  const netMilliPounds = netWithout(missing, price);
  const payoutTotal = payout(netMilliPounds, price);
  const atWorst = netWithout(
    parts.filter((part) => isSaid(part) || isUnknown(part)),
    worstPrice,
  );
  const lowest = Math.min(payoutTotal, payout(atWorst, worstPrice));
  return {
    weight,
    metalType,
    missing,
    unknown: [...parts, ...extras].filter(isUnknown).map(({ question }) => question),
    netMilliPounds,
    payoutCents: payoutTotal,
    towCents: stepCents === null ? null : stepCents + sumOf(towExtras, 'cents'),
    towExtras,
    totalCents: left(payoutTotal, towExtras),
    lowCents: rounded(
      left(
        Math.floor((lowest * VEHICLE_LOW_PERCENT) / 100),
        extras.filter((extra) => isSaid(extra) || isUnknown(extra)),
      ),
    ),
    highCents: rounded(left(Math.floor((payoutTotal * VEHICLE_HIGH_PERCENT) / 100), towExtras)),
  };
}
