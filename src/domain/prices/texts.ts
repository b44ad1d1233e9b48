/** The groups of the complete price list, in its order. */
export const GRADE_GROUPS = {
  copper: 'Copper',
  brass: 'Brass',
  aluminum: 'Aluminum',
  stainless: 'Stainless',
  steel: 'Steel',
  vehicles: 'Vehicles',
  lead_batteries: 'Lead and Batteries',
  electronics: 'Electronics',
  other: 'Other',
};

const period = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** A metal's prices of the last months as a sentence. `low`, `high` and `amount` have their dollar sign. */
export const historyTexts = {
  unchanged: (days: number) => `No change in ${period(days)}.`,
  same: (days: number, low: string, high: string) =>
    `The same as ${period(days)} ago, between ${low} and ${high}.`,
  up: (amount: string, days: number, low: string, high: string) =>
    `Up ${amount} in ${period(days)}, between ${low} and ${high}.`,
  down: (amount: string, days: number, low: string, high: string) =>
    `Down ${amount} in ${period(days)}, between ${low} and ${high}.`,
};

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

/** How any price is read. */
export const priceTexts = {
  per: (unit: string) => `per ${unit}`,
  same: 'No change',
  call: 'Call',
};
