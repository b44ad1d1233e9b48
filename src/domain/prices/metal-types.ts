/** The metals the yards publish, in the order the grid shows them. */
export const METAL_NAMES: Readonly<Record<string, string>> = {
  auto_bodies: 'Complete Car',
  copper_wire: 'Bare Bright Copper',
  insulated_cu_wire: 'Insulated Cu Wire',
  steel: 'Steel',
  old_sheet: 'Old Sheet',
  aluminum: 'Aluminum Cans',
  cast_aluminum: 'Cast Aluminum',
  brass: 'Red Brass',
  stainless_steel: 'Stainless Steel',
};

/** What a name alone would not tell: sheet for most people is steel, at a fifth of the price. */
const METAL_NOTES: Readonly<Record<string, string>> = { old_sheet: 'Aluminum siding, gutters' };

/** Bought, but never shown with a price. */
export const HIDDEN_TYPES: readonly string[] = ['mixed_metals'];

export const isShown = (metalType: string): boolean => !HIDDEN_TYPES.includes(metalType);

export const isKnown = (metalType: string): boolean => Object.hasOwn(METAL_NAMES, metalType);

/** The display name; an unknown type reads with spaces for underscores and capitals. */
export function metalName(metalType: string): string {
  if (isKnown(metalType)) return METAL_NAMES[metalType] as string;
  return metalType
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A line under the name of a metal that may be taken for another one. */
export const metalNote = (metalType: string): string | undefined =>
  isKnown(metalType) ? METAL_NOTES[metalType] : undefined;
