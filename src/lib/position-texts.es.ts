import type * as english from './position-texts.ts';

export const positionTexts: typeof english.positionTexts = {
  unsupported: 'Este navegador no permite saber dónde está usted.',
  denied: 'No hay permiso para ver su ubicación. Actívelo e intente otra vez.',
  unavailable: 'Su ubicación no está disponible. Intente otra vez.',
  timeout: 'La búsqueda de su ubicación tardó demasiado. Intente otra vez.',
  other: 'No pudimos encontrar su ubicación. Intente otra vez.',
};
