/** Every material that has a page of its own, in the order the guide shows them. */
export const MATERIAL_SLUGS = [
  'copper',
  'steel',
  'aluminum',
  'brass',
  'auto-bodies',
  'stainless-steel',
] as const;

export type MaterialSlug = (typeof MATERIAL_SLUGS)[number];
