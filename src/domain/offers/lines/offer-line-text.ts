import { moneyText } from '../../shared/numbers/money.ts';
import { groupedNumber } from '../../shared/numbers/typed-number.ts';
import type { OfferLine } from '../offer.schema.ts';
import { isPartial } from './offer-sum.ts';
import { offerLineTexts } from '../texts.ts';

type LineTexts = typeof offerLineTexts;

/** "$4.50 per lb", "$30.00 each". */
export const offerPriceText = (
  { price, unit }: Pick<OfferLine, 'price' | 'unit'>,
  texts: LineTexts = offerLineTexts,
): string => {
  const shown = /\.\d{2,}$/.test(price) ? price : Number(price).toFixed(2);
  return texts.price(`$${shown}`, unit);
};

/** What staff read of the whole: "$240.00 estimated", "$240.00 for everything"; where a weight is missing "$45.00 and more by weight". */
export function offerTotalText(offer: {
  readonly lines: readonly OfferLine[];
  readonly totalCents: number;
}): string {
  const sum = moneyText(offer.totalCents);
  if (offer.lines.length === 0) return `${sum} for everything`;
  if (!isPartial(offer)) return `${sum} estimated`;
  return offer.totalCents > 0 ? `${sum} and more by weight` : 'By weight';
}

/** "120 lb", "1 ton", "3 pieces". */
export const offerWeightText = (
  { weight, unit }: Pick<OfferLine, 'weight' | 'unit'>,
  texts: LineTexts = offerLineTexts,
): string => {
  if (weight === null) return texts.weightUnknown;
  return texts.weight(groupedNumber(weight), unit);
};
