/** Every material with its own page, in the order of the guide. */
export const MATERIAL_SLUGS = [
  'copper',
  'steel',
  'aluminum',
  'brass',
  'auto-bodies',
  'stainless-steel',
] as const;

export type MaterialSlug = (typeof MATERIAL_SLUGS)[number];
