import { METAL_NAMES } from '../texts.ts';
import { isShown, metalName } from '../grades/metal-types.ts';
import type { ListedPrice } from '../prices.api.ts';

const ORDER = Object.keys(METAL_NAMES);

/** For the strip on the home page, best known first. */
const HEADLINE_METALS = ['copper_wire', 'brass', 'aluminum', 'auto_bodies', 'steel', 'stainless_steel'];

const rank = ({ metalType }: ListedPrice): number => {
  const place = ORDER.indexOf(metalType);
  return place === -1 ? ORDER.length : place;
};

/** The prices that visitors see: known metals in the yards' order, then the others by name. */
export function shownPrices<Price extends ListedPrice>(prices: readonly Price[]): readonly Price[] {
  return prices
    .filter(({ metalType }) => isShown(metalType))
    .toSorted((a, b) => rank(a) - rank(b) || metalName(a.metalType).localeCompare(metalName(b.metalType)));
}

/** The prices for the strip. If no headline metal has a price, the first ones of the list. */
export function headlinePrices(prices: readonly ListedPrice[]): readonly ListedPrice[] {
  const headline = HEADLINE_METALS.flatMap((type) => prices.filter(({ metalType }) => metalType === type));
  return headline.length > 0 ? headline : shownPrices(prices).slice(0, HEADLINE_METALS.length);
}
