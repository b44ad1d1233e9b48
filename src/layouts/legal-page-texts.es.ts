import type * as english from './legal-page-texts.ts';

export const legalPageTexts: typeof english.legalPageTexts = {
  contents: 'En esta página',
  sample: 'Muestra: pida a su abogado que la lea.',
  reviewed: (day) => `Última revisión: ${day}.`,
};

export const translationTexts: typeof english.translationTexts = {
  reviewed: (by, day) => `Revisado por ${by} el ${day}.`,
  englishHolds: {
    before: 'Nadie ha revisado todavía esta traducción: vale ',
    link: 'el texto en inglés',
    after: '.',
  },
};
