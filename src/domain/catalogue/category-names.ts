import { CATEGORIES, type Category } from './catalogue.api.ts';

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  apparel: 'Apparel',
  safety: 'Safety',
  accessories: 'Accessories',
  food: 'Food',
};

/** Groups things by category in the shop's order, without empty categories. */
export function byCategory<Thing extends { readonly category: Category }>(
  things: readonly Thing[],
): readonly { readonly category: Category; readonly things: readonly Thing[] }[] {
  return CATEGORIES.map((category) => ({
    category,
    things: things.filter((thing) => thing.category === category),
  })).filter((group) => group.things.length > 0);
}
