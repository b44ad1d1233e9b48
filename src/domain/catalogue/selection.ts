import type { CatalogueItem, CatalogueVariant } from './catalogue.api.ts';
import { colorName, sizeLabel } from './options.ts';

const SIZE_ORDER = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];

const rank = (size: string): number => {
  const index = SIZE_ORDER.indexOf(size);
  return index === -1 ? SIZE_ORDER.length : index;
};

/** Unique sizes: XS to 5XL first, then any others in the given order. */
const inSizeOrder = (sizes: readonly string[]): readonly string[] =>
  [...new Set(sizes)].toSorted((a, b) => rank(a) - rank(b));

/** What a visitor has chosen so far. An empty color is a choice; null is none. */
export interface Selection {
  readonly color: string | null;
  readonly size: string | null;
  readonly variantId: string | null;
}

export const NOTHING_SELECTED: Selection = { color: null, size: null, variantId: null };

/** One row of choices; a `variantId` is chosen from a dropdown. */
export interface Choice {
  readonly kind: keyof Selection;
  readonly label: 'Color' | 'Size' | 'Grind';
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    /** All that it leads to is sold out. */
    readonly isSoldOut?: true;
  }[];
  readonly value: string | null;
  /** The size stays disabled until a color is chosen. */
  readonly isDisabled: boolean;
}

/** Items with a single row of choices, the variants themselves. */
const CHOSEN_BY_VARIANT: readonly string[] = ['Classic rope cap', 'Insulated Tumbler'];

const colorsOf = ({ variants }: CatalogueItem) => [...new Set(variants.map(({ color }) => color))];
const sizesOf = ({ variants }: CatalogueItem) => inSizeOrder(variants.map(({ size }) => size));

/** The chosen one, or the only one there is. */
const settled = (all: readonly string[], chosen: string | null) =>
  all.length === 1 ? (all[0] ?? null) : chosen;

const soldOutOf = (variants: readonly CatalogueVariant[]): { readonly isSoldOut?: true } =>
  variants.every(({ soldOut }) => soldOut) ? { isSoldOut: true } : {};

/** The chosen one, as long as there is one of it: a live catalogue may no longer have what an earlier one had. */
const valueIn = (options: Choice['options'], chosen: string | null) =>
  options.some(({ value }) => value === chosen) ? chosen : null;

function variantChoice(item: CatalogueItem, { variantId }: Selection): Choice {
  const namesSize = sizesOf(item).length > 1;
  const options = item.variants.map((variant) => ({
    value: variant.id,
    text: namesSize ? `${colorName(variant.color)}, ${variant.size}` : colorName(variant.color),
    ...soldOutOf([variant]),
  }));
  return {
    kind: 'variantId',
    label: 'Color',
    options,
    value: valueIn(options, variantId),
    isDisabled: false,
  };
}

function colorChoice(item: CatalogueItem, { color }: Selection): Choice {
  const options = colorsOf(item).map((value) => ({
    value,
    text: colorName(value),
    ...soldOutOf(item.variants.filter((variant) => variant.color === value)),
  }));
  return { kind: 'color', label: 'Color', options, value: valueIn(options, color), isDisabled: false };
}

function sizeChoice(item: CatalogueItem, { color: chosen, size }: Selection): Choice {
  const color = settled(colorsOf(item), chosen);
  // Without a color all of them are shown, so that nothing moves when one is chosen.
  const inColor = item.variants.filter((variant) => color === null || variant.color === color);
  const options = inSizeOrder(inColor.map((variant) => variant.size)).map((value) => ({
    value,
    text: value,
    ...soldOutOf(inColor.filter((variant) => variant.size === value)),
  }));
  return {
    kind: 'size',
    label: sizeLabel(item),
    options,
    value: valueIn(options, size),
    isDisabled: color === null,
  };
}

/** The rows of choices of an item, in order; none if there is nothing to choose. */
export function choicesOf(item: CatalogueItem, selection: Selection): readonly Choice[] {
  if (item.variants.length < 2) return [];
  if (CHOSEN_BY_VARIANT.includes(item.name)) return [variantChoice(item, selection)];
  return [
    ...(colorsOf(item).length > 1 ? [colorChoice(item, selection)] : []),
    ...(sizesOf(item).length > 1 ? [sizeChoice(item, selection)] : []),
  ];
}

/** "Choose a color and a size"; empty once nothing is missing. */
export function missingChoiceText(choices: readonly Choice[]): string {
  const missing = choices.filter(({ value }) => value === null);
  return missing.length === 0
    ? ''
    : `Choose ${missing.map(({ label }) => `a ${label.toLowerCase()}`).join(' and ')}`;
}

/** Applies a choice. A size that the new color does not have is cleared. */
export function choose(
  item: CatalogueItem,
  selection: Selection,
  kind: keyof Selection,
  value: string | null,
): Selection {
  const chosen = { ...selection, [kind]: value };
  const isMade = item.variants.some(({ color, size }) => color === chosen.color && size === chosen.size);
  return kind === 'color' && !isMade ? { ...chosen, size: null } : chosen;
}

/** The selected variant; null while the selection is incomplete. */
export function selectedVariant(item: CatalogueItem, selection: Selection): CatalogueVariant | null {
  const [first] = item.variants;
  if (item.variants.length < 2) return first ?? null;
  if (CHOSEN_BY_VARIANT.includes(item.name))
    return item.variants.find(({ id }) => id === selection.variantId) ?? null;
  const color = settled(colorsOf(item), selection.color);
  const size = settled(sizesOf(item), selection.size);
  return item.variants.find((variant) => variant.color === color && variant.size === size) ?? null;
}

/** The picture in the chosen color. */
export function selectedImage(item: CatalogueItem, selection: Selection): string {
  const variant =
    selectedVariant(item, selection) ?? item.variants.find(({ color }) => color === selection.color);
  return variant?.image ?? item.image;
}
