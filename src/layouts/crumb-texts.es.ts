import type * as english from './crumb-texts.ts';

export const crumbTexts: typeof english.crumbTexts = {
  'que-traer': 'Qué traer',
  'sin-conexion': 'Sin conexión',
};
