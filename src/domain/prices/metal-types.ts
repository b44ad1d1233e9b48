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

/** Bought, but never shown with a price. */
const HIDDEN = new Set(['mixed_metals']);

export const isShown = (metalType: string): boolean => !HIDDEN.has(metalType);

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
