import {
  VEHICLE_DEDUCTIONS,
  VEHICLE_HIGH_PERCENT,
  VEHICLE_LOW_PERCENT,
  VEHICLE_ROUNDED_TO_CENTS,
  VEHICLE_TOW_STEPS,
  type VehicleQuestion,
} from '../../business/vehicles.ts';
import { isWeighed, payoutCents } from '../estimate/payout.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import type { Cents } from '../shared/money.ts';
import type { VehicleWeight } from './vehicle-class.ts';
import { type VehicleAnswer, type VehicleCondition, VEHICLE_QUESTIONS } from './vehicle-condition.ts';

export interface VehicleToValue {
  readonly weight: VehicleWeight;
  readonly condition: VehicleCondition;
  /** What the yard posts for a complete car. */
  readonly price: Pick<MetalPrice, 'price' | 'unit'>;
  readonly handover: 'drop_off' | 'pickup';
  /** From the yard; null: not known. Only a pickup needs it. */
  readonly miles: number | null;
}

/** What an answer takes off. */
export interface VehicleDeduction {
  readonly question: VehicleQuestion;
  /** In thousandths of a pound. */
  readonly milliPounds: number;
  readonly cents: Cents;
}

/** A sum as one reads a ticket, from top to bottom. */
export interface VehicleValue {
  readonly weight: VehicleWeight;
  readonly missing: readonly VehicleDeduction[];
  /** Answered "unknown": only the lowest sum goes without them. */
  readonly unknown: readonly VehicleDeduction[];
  readonly netMilliPounds: number;
  /** The net weight at the price. */
  readonly payoutCents: Cents;
  /** 0: nothing to pay. null: staff say, and the sums are without it. */
  readonly towCents: Cents | null;
  /** After all that is taken off, never below 0. At 0 we may still take the car. */
  readonly totalCents: Cents;
  /** Rounded to $5. */
  readonly lowCents: Cents;
  readonly highCents: Cents;
}

/** Thousandths as a decimal: "3196.000". */
export const poundsText = (milliPounds: number): string =>
  `${Math.floor(milliPounds / 1_000)}.${String(milliPounds % 1_000).padStart(3, '0')}`;

/** What towing costs; null: farther than we have a price for, or nobody knows how far. */
function towCentsOf(miles: number | null): Cents | null {
  if (miles === null) return null;
  return VEHICLE_TOW_STEPS.find(({ upToMiles }) => miles <= upToMiles)?.cents ?? null;
}

function deductionsFor(
  { condition, handover }: VehicleToValue,
  isMeant: (answer: VehicleAnswer, costly: VehicleAnswer) => boolean,
): readonly VehicleDeduction[] {
  return VEHICLE_QUESTIONS.flatMap((question) => {
    const { answer, weight, cents, isTow } = { isTow: false, ...VEHICLE_DEDUCTIONS[question] };
    if (!isMeant(condition[question], answer) || (isTow && handover !== 'pickup')) return [];
    return [{ question, milliPounds: weight, cents }];
  });
}

const sumOf = (deductions: readonly VehicleDeduction[], key: 'milliPounds' | 'cents'): number =>
  deductions.reduce((sum, deduction) => sum + deduction[key], 0);

const rounded = (cents: Cents): Cents =>
  Math.floor((2 * cents + VEHICLE_ROUNDED_TO_CENTS) / (2 * VEHICLE_ROUNDED_TO_CENTS)) *
  VEHICLE_ROUNDED_TO_CENTS;

/** What we pay for a car by its weight; null: there is no price by weight. The page, the offer and the ticket all ask here. */
export function valueVehicle(car: VehicleToValue): VehicleValue | null {
  const { weight, price, handover, miles } = car;
  if (!isWeighed(price) || Number(price.price) === 0) return null;
  const missing = deductionsFor(car, (answer, costly) => answer === costly);
  const unknown = deductionsFor(car, (answer) => answer === 'unknown');
  const towCents = handover === 'pickup' ? towCentsOf(miles) : 0;
  const netWithout = (off: readonly VehicleDeduction[]) =>
    Math.max(0, weight.milliPounds - sumOf(off, 'milliPounds'));
  const payout = (milliPounds: number) => payoutCents(price, poundsText(milliPounds), 'lb');
  const left = (cents: Cents, off: readonly VehicleDeduction[]) =>
    Math.max(0, cents - sumOf(off, 'cents') - (towCents ?? 0));
  const everything = [...missing, ...unknown];
  const netMilliPounds = netWithout(missing);
  const payoutTotal = payout(netMilliPounds);
  const lowPayout = Math.floor((payout(netWithout(everything)) * VEHICLE_LOW_PERCENT) / 100);
  const highPayout = Math.floor((payoutTotal * VEHICLE_HIGH_PERCENT) / 100);
  return {
    weight,
    missing,
    unknown,
    netMilliPounds,
    payoutCents: payoutTotal,
    towCents,
    totalCents: left(payoutTotal, missing),
    lowCents: rounded(left(lowPayout, everything)),
    highCents: rounded(left(highPayout, missing)),
  };
}
