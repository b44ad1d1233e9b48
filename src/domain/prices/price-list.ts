import { METAL_NAMES, isShown, metalName } from './metal-types.ts';
import type { MetalPrice } from './prices.api.ts';

const ORDER = Object.keys(METAL_NAMES);

/** What a strip with little room shows, best known first. */
const HEADLINE_METALS = ['copper_wire', 'brass', 'aluminum', 'auto_bodies', 'steel', 'stainless_steel'];

const rank = ({ metalType }: MetalPrice): number => {
  const place = ORDER.indexOf(metalType);
  return place === -1 ? ORDER.length : place;
};

/** The prices a visitor sees: hidden metals left out, known ones in the yards' order, the rest by name. */
export function shownPrices(prices: readonly MetalPrice[]): readonly MetalPrice[] {
  return prices
    .filter(({ metalType }) => isShown(metalType))
    .toSorted((a, b) => rank(a) - rank(b) || metalName(a.metalType).localeCompare(metalName(b.metalType)));
}

/** The few that a strip has room for; where none of them is priced, the first ones there are. */
export function headlinePrices(prices: readonly MetalPrice[]): readonly MetalPrice[] {
  const headline = HEADLINE_METALS.flatMap((type) => prices.filter(({ metalType }) => metalType === type));
  return headline.length > 0 ? headline : shownPrices(prices).slice(0, HEADLINE_METALS.length);
}
