import type * as english from './island-texts.ts';

export const islandTexts: typeof english.islandTexts = {
  broken: 'Esta parte de la página dejó de funcionar.',
  todo: (phone) => `Cargue la página de nuevo. Si vuelve a pasar, llame al ${phone}.`,
  again: 'Cargar de nuevo',
};
