import { type Cents, moneyText, readCents } from '../shared/money.ts';
import type { CatalogueItem, CatalogueVariant } from './catalogue.api.ts';

/** What a visitor reads for a colour. */
export const colorName = (color: string): string => color || 'Natural';

/** What the second choice of an item is called: coffee has a grind where clothes have a size. */
export const sizeLabel = ({ category }: Pick<CatalogueItem, 'category'>): 'Grind' | 'Size' =>
  category === 'food' ? 'Grind' : 'Size';

/** "Black, XL"; empty for an item that comes in one way only. */
export function optionText(
  { variants }: Pick<CatalogueItem, 'variants'>,
  { color, size }: Pick<CatalogueVariant, 'color' | 'size'>,
): string {
  const showsColor = color !== '' || variants.some((other) => other.color !== '');
  return [showsColor && colorName(color), size].filter(Boolean).join(', ');
}

/** "Yard Crew Tee, Black, XL" */
export const variantName = (
  item: Pick<CatalogueItem, 'name' | 'variants'>,
  variant: Pick<CatalogueVariant, 'color' | 'size'>,
): string => [item.name, optionText(item, variant)].filter(Boolean).join(', ');

/** "$24.00", or "From $24.00" where not all cost the same. */
export function priceRangeText(prices: readonly Cents[]): string {
  const lowest = Math.min(...prices);
  return prices.every((price) => price === lowest) ? moneyText(lowest) : `From ${moneyText(lowest)}`;
}

/** Of an item whose variant is not chosen yet. */
export const itemPriceText = ({ variants }: CatalogueItem): string =>
  priceRangeText(variants.map(({ price }) => readCents(price)));
