import type * as english from './offer-html-texts.ts';

export const offerHtmlTexts: typeof english.offerHtmlTexts = {
  requestTitle: 'Su solicitud',
  offerTitle: 'Su oferta',
  noScript:
    'Esta página necesita JavaScript. Actívelo, por favor, o llámenos para preguntar por su solicitud:',
};
