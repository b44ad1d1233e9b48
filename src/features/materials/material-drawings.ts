import autoBodies from '../../assets/materials/auto-bodies.svg?url';
import aluminum from '../../assets/materials/aluminum.svg?url';
import brass from '../../assets/materials/brass.svg?url';
import copper from '../../assets/materials/copper.svg?url';
import stainlessSteel from '../../assets/materials/stainless-steel.svg?url';
import steel from '../../assets/materials/steel.svg?url';
import type { MaterialSlug } from '../../domain/materials/material-slug.ts';

/** Addresses of the drawings, 4:3. */
export const MATERIAL_DRAWINGS: Readonly<Record<MaterialSlug, string>> = {
  copper,
  steel,
  aluminum,
  brass,
  'auto-bodies': autoBodies,
  'stainless-steel': stainlessSteel,
};
