import { ESTIMATE_MAX_POUNDS } from '../../business/constants.ts';
import { estimateTexts } from './texts.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import type { Cents } from '../shared/numbers/money.ts';
import { typedNumber } from '../shared/numbers/typed-number.ts';
import {
  isPrice,
  isWeightUnit,
  poundsIn,
  PRICE_PLACES,
  type SaleUnit,
  scaled,
  WEIGHT_PLACES,
  type WeightUnit,
} from '../shared/numbers/weight.ts';

/** Whether the price is by weight. */
export const isWeighed = ({ unit, price }: Pick<MetalPrice, 'unit' | 'price'>): boolean =>
  isWeightUnit(unit) && isPrice(price);

/** `weight` is a decimal of at most three places, without separators. */
type WeightReading = { readonly weight: string } | { readonly mistake: string } | null;

/** Reads what was typed: "120", "1,250.5", "12,5"; null if that is nothing. */
export function readWeight(typed: string, unit: WeightUnit): WeightReading {
  const weight = typedNumber(typed, WEIGHT_PLACES, '');
  if (weight === '') return null;
  if (weight === null || Number(weight) === 0) return { mistake: estimateTexts.wrongWeight };
  const most = ESTIMATE_MAX_POUNDS / poundsIn(unit);
  if (Number(weight) > most) return { mistake: estimateTexts.tooHeavy(most, unit) };
  return { weight };
}

/** The payout for a weight, or for a number of pieces at a price each, with half a cent rounded up. Both units must be weights, or neither. */
export function payoutCents(
  { price, unit: priceUnit }: Pick<MetalPrice, 'price' | 'unit'>,
  weight: string,
  unit: SaleUnit,
): Cents {
  const product = scaled(price, PRICE_PLACES) * scaled(weight, WEIGHT_PLACES) * BigInt(poundsIn(unit));
  // 10,000 steps per dollar times 1,000 per unit of weight are 100,000 per cent.
  const perCent = 100_000n * BigInt(poundsIn(priceUnit));
  return Number((2n * product + perCent) / (2n * perCent));
}
