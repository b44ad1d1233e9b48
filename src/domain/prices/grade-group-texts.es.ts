import type * as english from './grade-group-texts.ts';

export const GRADE_GROUPS: typeof english.GRADE_GROUPS = {
  copper: 'Cobre',
  brass: 'Latón',
  aluminum: 'Aluminio',
  stainless: 'Acero inoxidable',
  steel: 'Acero',
  vehicles: 'Vehículos',
  lead_batteries: 'Plomo y baterías',
  electronics: 'Electrónica',
  other: 'Otros',
};
