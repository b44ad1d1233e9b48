import type * as english from './texts.ts';

export const GRADE_GROUPS: typeof english.GRADE_GROUPS = {
  copper: 'Cobre',
  brass: 'Latón y bronce',
  aluminum: 'Aluminio',
  stainless: 'Acero inoxidable',
  steel: 'Acero (fierro)',
  vehicles: 'Vehículos',
  lead_batteries: 'Plomo y baterías',
  electronics: 'Electrónica',
  other: 'Otros',
};

const period = (days: number) => (days === 1 ? '1 día' : `${days} días`);

export const historyTexts: typeof english.historyTexts = {
  unchanged: (days) => `Sin cambio en ${period(days)}.`,
  same: (days, low, high) => `Igual que hace ${period(days)}; estuvo entre ${low} y ${high}.`,
  up: (amount, days, low, high) => `Subió ${amount} en ${period(days)}; estuvo entre ${low} y ${high}.`,
  down: (amount, days, low, high) => `Bajó ${amount} en ${period(days)}; estuvo entre ${low} y ${high}.`,
};

export const METAL_NAMES: typeof english.METAL_NAMES = {
  auto_bodies: 'Carro completo',
  copper_wire: 'Cobre brillante (bare bright)',
  insulated_cu_wire: 'Cable forrado (insulated wire)',
  steel: 'Acero (fierro)',
  old_sheet: 'Siding (old sheet)',
  aluminum: 'Latas (bote)',
  cast_aluminum: 'Aluminio fundido (cast)',
  brass: 'Latón rojo (red brass)',
  stainless_steel: 'Acero inoxidable',
};

export const TYPE_LANG: typeof english.TYPE_LANG = 'en';

export const METAL_NOTES: typeof english.METAL_NOTES = {
  old_sheet: 'Lámina y canaletas de aluminio',
};

export const priceTexts: typeof english.priceTexts = {
  per: (unit) => `por ${unit === 'each' ? 'pieza' : unit}`,
  same: 'Igual',
  call: 'Llame',
};
