import { ESTIMATE_MAX_POUNDS, ESTIMATE_POUNDS_PER_TON } from '../../business/constants.ts';
import { estimateTexts } from './texts.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import type { Cents } from '../shared/money.ts';
import { typedNumber } from '../shared/typed-number.ts';

export type WeightUnit = 'lb' | 'ton';
/** What is sold by weight, or by the piece. */
export type SaleUnit = WeightUnit | 'each';

/** Decimals of a price and of a weight, at most. */
export const PRICE_PLACES = 4;
export const WEIGHT_PLACES = 3;

/** Pounds per unit. Prices may be per either unit; other units, such as "each", have no weight. */
const POUNDS: Readonly<Record<string, number>> = { lb: 1, ton: ESTIMATE_POUNDS_PER_TON };

/** Whether the price is by weight. */
export const isWeighed = ({ unit, price }: Pick<MetalPrice, 'unit' | 'price'>): boolean =>
  Object.hasOwn(POUNDS, unit) && /^\d+(\.\d{1,4})?$/.test(price);

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
  scaled(weight, WEIGHT_PLACES) * (unit === 'ton' ? BigInt(ESTIMATE_POUNDS_PER_TON) : 1n);

/** `weight` is a decimal of at most three places, without separators. */
type WeightReading = { readonly weight: string } | { readonly mistake: string } | null;

/** Reads what was typed: "120", "1,250.5", "12,5"; null if that is nothing. */
export function readWeight(typed: string, unit: WeightUnit): WeightReading {
  const weight = typedNumber(typed, 3, '');
  if (weight === '') return null;
  if (weight === null || Number(weight) === 0) return { mistake: estimateTexts.wrongWeight };
  const most = ESTIMATE_MAX_POUNDS / (POUNDS[unit] ?? 1);
  if (Number(weight) > most) return { mistake: estimateTexts.tooHeavy(most, unit) };
  return { weight };
}

/** The payout for a weight, or for a number of pieces at a price each, with half a cent rounded up. Both units must be weights, or neither. */
export function payoutCents(
  { price, unit: priceUnit }: Pick<MetalPrice, 'price' | 'unit'>,
  weight: string,
  unit: WeightUnit | 'each',
): Cents {
  const product = scaled(price, 4) * scaled(weight, 3) * BigInt(POUNDS[unit] ?? 1);
  // 10,000 steps per dollar times 1,000 per unit of weight are 100,000 per cent.
  const perCent = 100_000n * BigInt(POUNDS[priceUnit] ?? 1);
  return Number((2n * product + perCent) / (2n * perCent));
}
