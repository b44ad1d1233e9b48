import { type Cents, moneyText, readCents } from '../shared/numbers/money.ts';
import type { CatalogueItem, CatalogueVariant } from './catalogue.api.ts';

/** The display name of a color. */
export const colorName = (color: string): string => color || 'Natural';

/** The name of an item's second choice: coffee has a grind where clothes have a size. */
export const sizeLabel = ({ category }: Pick<CatalogueItem, 'category'>): 'Grind' | 'Size' =>
  category === 'food' ? 'Grind' : 'Size';

/** "Black, XL"; empty for an item without choices. */
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

/** "$24.00", or "From $24.00" if the prices differ. */
export function priceRangeText(prices: readonly Cents[]): string {
  const lowest = Math.min(...prices);
  return prices.every((price) => price === lowest) ? moneyText(lowest) : `From ${moneyText(lowest)}`;
}

/** The price of an item before a variant is chosen. */
export const itemPriceText = ({ variants }: CatalogueItem): string =>
  priceRangeText(variants.map(({ price }) => readCents(price)));
