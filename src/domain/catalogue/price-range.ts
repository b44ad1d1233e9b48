import { moneyText, readCents, type Cents } from '../shared/money.ts';
import type { CatalogueItem } from './catalogue.api.ts';

/** "$24.00", or "From $24.00" where not all cost the same. */
export function priceRangeText(prices: readonly Cents[]): string {
  const lowest = Math.min(...prices);
  return prices.every((price) => price === lowest) ? moneyText(lowest) : `From ${moneyText(lowest)}`;
}

/** Of an item whose variant is not chosen yet. */
export const itemPriceText = ({ variants }: CatalogueItem): string =>
  priceRangeText(variants.map(({ price }) => readCents(price)));
