import type * as english from './request-page-texts.ts';

export const requestPageTexts: typeof english.requestPageTexts = {
  noScript: 'Este formulario necesita JavaScript. Actívelo, por favor, o llámenos.',
  steps: 'Cómo funciona',
};
