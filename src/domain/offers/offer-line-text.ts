import { groupedNumber } from '../shared/typed-number.ts';
import type { OfferLine } from './offer.schema.ts';
import { offerLineTexts } from './texts.ts';

type LineTexts = typeof offerLineTexts;

/** "$4.50 per lb", "$30.00 each". */
export const offerPriceText = (
  { price, unit }: Pick<OfferLine, 'price' | 'unit'>,
  texts: LineTexts = offerLineTexts,
): string => {
  const shown = /\.\d{2,}$/.test(price) ? price : Number(price).toFixed(2);
  return texts.price(`$${shown}`, unit);
};

/** "120 lb", "1 ton", "3 pieces". */
export const offerWeightText = (
  { weight, unit }: Pick<OfferLine, 'weight' | 'unit'>,
  texts: LineTexts = offerLineTexts,
): string => {
  if (weight === null) return texts.weightUnknown;
  return texts.weight(groupedNumber(weight), unit);
};
