import type * as english from './quote-section-texts.ts';

export const quoteSectionTexts: typeof english.quoteSectionTexts = {
  heading: 'Pida una cotización',
  lead: (lead, hours) => `${lead} Le respondemos en menos de ${hours} horas.`,
  withoutScript: 'Este formulario necesita JavaScript. Actívelo, por favor, o llámenos.',
  talk: '¿Prefiere hablar?',
};
