import type * as english from './offer-answer-texts.ts';

export const offerAnswerTexts: typeof english.offerAnswerTexts = {
  accept: 'Acepte esta oferta',
  agree: 'Estoy de acuerdo:',
  agreeToEach: 'Por favor, acepte cada condición',
  name: 'Su nombre y apellido *',
  whoAccepts:
    'Quien tenga este enlace puede aceptar la oferta, y guardamos el nombre de quien la acepta. Solo le pagamos a la persona que aparece en la identificación que nos muestren.',
  busy: 'Un momento…',
  doAccept: 'Aceptar la oferta',
  decline: '¿No le conviene? Rechácela',
  why: '¿Por qué?',
  doDecline: 'Rechazar la oferta',
};
