import type * as english from './metal-texts.ts';

export const METAL_NAMES: typeof english.METAL_NAMES = {
  auto_bodies: 'Carro completo',
  copper_wire: 'Cobre brillante (bare bright)',
  insulated_cu_wire: 'Cable forrado (insulated wire)',
  steel: 'Acero',
  old_sheet: 'Lámina (old sheet)',
  aluminum: 'Latas de aluminio',
  cast_aluminum: 'Aluminio fundido (cast)',
  brass: 'Latón rojo (red brass)',
  stainless_steel: 'Acero inoxidable',
};

export const TYPE_LANG: typeof english.TYPE_LANG = 'en';

export const METAL_NOTES: typeof english.METAL_NOTES = {
  old_sheet: 'Canaletas de aluminio',
};
