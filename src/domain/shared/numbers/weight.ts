import { ESTIMATE_POUNDS_PER_TON } from '../../../business/constants.ts';

/**
 * Weights, and prices per weight. Either is a decimal as it is typed, stored and sent ("1240.5", "0.11") beside its unit, and is counted in whole
 * steps: thousandths of a pound or a piece, ten-thousandths of a dollar.
 */

/** By weight, or by the piece. */
export const SALE_UNITS = ['lb', 'ton', 'each'] as const;
export type SaleUnit = (typeof SALE_UNITS)[number];
export type WeightUnit = Exclude<SaleUnit, 'each'>;

/** Decimals of a price and of a weight, at most. */
export const PRICE_PLACES = 4;
export const WEIGHT_PLACES = 3;

const POUNDS: Readonly<Record<string, number>> = { lb: 1, ton: ESTIMATE_POUNDS_PER_TON };
const POUNDS_PER_TON = BigInt(ESTIMATE_POUNDS_PER_TON);

/** Other units, such as "each", have no weight. */
export const isWeightUnit = (unit: string): boolean => Object.hasOwn(POUNDS, unit);

/** How many pounds one of a unit is; 1 for what is sold by the piece. */
export const poundsIn = (unit: string): number => POUNDS[unit] ?? 1;

/** Dollars that can be counted in steps. */
export const isPrice = (price: string): boolean => /^\d+(\.\d{1,4})?$/.test(price);

/** A decimal as a whole number of its smallest steps, 10 to the power of -`places`. */
export const scaled = (decimal: string, places: number): bigint => {
  const [whole = '', rest = ''] = decimal.split('.');
  return BigInt(whole + rest.padEnd(places, '0'));
};

/** A number with so many decimals, in its last one's steps: "12.5" from 12,500 thousandths. */
export function decimalOf(steps: bigint, places: number): string {
  const digits = String(steps).padStart(places + 1, '0');
  const rest = digits.slice(-places).replace(/0+$/, '');
  return digits.slice(0, -places) + (rest && `.${rest}`);
}

/** A weight in thousandths of a pound, or a number of pieces in thousandths of one. */
export const weightSteps = (weight: string, unit: SaleUnit): bigint =>
  scaled(weight, WEIGHT_PLACES) * BigInt(poundsIn(unit));

export const isSameWeight = (one: string, other: string): boolean =>
  scaled(one, WEIGHT_PLACES) === scaled(other, WEIGHT_PLACES);

/** "3196.5" of 3,196,500 thousandths of a pound. */
export const poundsText = (milliPounds: number): string => decimalOf(BigInt(milliPounds), WEIGHT_PLACES);

/** A weight in another unit, to the nearest of its three decimals, half of one up; null if one of the units is not a weight. */
export function nearestWeightIn(weight: string, from: SaleUnit, to: SaleUnit): string | null {
  if (from === to) return weight;
  if (from === 'each' || to === 'each') return null;
  const perUnit = BigInt(poundsIn(to));
  return decimalOf((2n * weightSteps(weight, from) + perUnit) / (2n * perUnit), WEIGHT_PLACES);
}

/** The same; null too if three decimals cannot say it. */
export function weightIn(weight: string, from: SaleUnit, to: SaleUnit): string | null {
  const nearest = nearestWeightIn(weight, from, to);
  return nearest !== null && weightSteps(nearest, to) === weightSteps(weight, from) ? nearest : null;
}

/** The unit in which the list has a grade's price: what is not by weight is by the piece. */
export const listedUnit = (unit: string): SaleUnit => SALE_UNITS.find((known) => known === unit) ?? 'each';

export const isEqualPrice = (one: string, other: string): boolean =>
  scaled(one, PRICE_PLACES) === scaled(other, PRICE_PLACES);

/** A price per one unit as the price per another, a ten-thousandth of a dollar up where that is not exact; null if one of them is not a weight. */
export function pricePer(price: string, from: SaleUnit, to: SaleUnit): string | null {
  if (from === to) return price;
  if (from === 'each' || to === 'each') return null;
  const steps = scaled(price, PRICE_PLACES);
  const per = from === 'lb' ? steps * POUNDS_PER_TON : (steps + POUNDS_PER_TON - 1n) / POUNDS_PER_TON;
  return decimalOf(per, PRICE_PLACES);
}
