import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type * as english from './quote-section-texts.ts';

export const quoteSectionTexts: typeof english.quoteSectionTexts = {
  heading: 'Pida una cotización',
  promise: `Le contestamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
  talk: '¿Prefiere hablar?',
};

export const requestPageTexts: typeof english.requestPageTexts = {
  noScript: 'Este formulario necesita JavaScript. Actívelo, por favor, o llámenos.',
  call: (phone) => `Llamar al ${phone}`,
  steps: 'Cómo funciona',
};
