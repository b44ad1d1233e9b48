import { priceTexts } from '../texts.ts';
import type { ListedPrice } from '../prices.api.ts';

/** "$4.50" and "per lb". A price of zero is given by telephone: "Call", and no unit. */
export const tellPrice = ({ price, unit }: Pick<ListedPrice, 'price' | 'unit'>): readonly [string, string] =>
  Number(price) > 0 ? [`$${price}`, priceTexts.per(unit)] : [priceTexts.call, ''];
