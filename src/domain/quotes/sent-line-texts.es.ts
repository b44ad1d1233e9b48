import type * as english from './sent-line-texts.ts';

export const sentLabels: typeof english.sentLabels = {
  load: 'Carga',
  weight: 'Peso',
  yard: 'Patio',
  address: 'Dirección',
  when: 'Cuándo',
  phone: 'Teléfono',
  email: 'Correo',
};
