import type { MaterialSlug } from '../../materials/material-slug.ts';
import { isKnown } from './metal-types.ts';

/** The material page of each metal: the file in src/content/materials that names its type. */
const METAL_MATERIALS: Readonly<Record<string, MaterialSlug>> = {
  auto_bodies: 'auto-bodies',
  copper_wire: 'copper',
  insulated_cu_wire: 'copper',
  steel: 'steel',
  old_sheet: 'aluminum',
  aluminum: 'aluminum',
  cast_aluminum: 'aluminum',
  brass: 'brass',
  stainless_steel: 'stainless-steel',
};

export const metalMaterial = (metalType: string): MaterialSlug | undefined =>
  isKnown(metalType) ? METAL_MATERIALS[metalType] : undefined;
