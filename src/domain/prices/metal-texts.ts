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

/** The language of a name that is made of a metal's type; undefined: the page's. */
export const TYPE_LANG = undefined as 'en' | undefined;

/** What a name alone would not tell: sheet for most people is steel, at a fifth of the price. */
export const METAL_NOTES: Readonly<Record<string, string>> = { old_sheet: 'Aluminum siding, gutters' };
