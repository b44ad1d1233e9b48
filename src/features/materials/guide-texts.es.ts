import type * as english from './guide-texts.ts';

export const guideTexts: typeof english.guideTexts = {
  heading: 'Guía para identificar metales',
  more: (material) => ['Más ', `sobre ${material.toLowerCase()}`],
  help: 'Llame y le ayudamos',
};
