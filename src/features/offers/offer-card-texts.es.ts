import type * as english from './offer-card-texts.ts';

export const offerCardTexts: typeof english.offerCardTexts = {
  sumTitle: 'Lo que le ofrecemos',
  linesTitle: 'Lo que le pagamos',
  byWeight: 'según el peso',
  sum: 'Nuestra oferta',
  estimate: 'Su estimado',
  pickupFee: 'Cargo por recogida',
  youGet: 'Usted recibe',
  youGetAbout: 'Usted recibe cerca de',
  weights:
    'Los pesos son aproximados. Le pagamos según lo que marque nuestra báscula, inspeccionada por el estado.',
  partial: 'Lo que todavía no tiene peso no está en la suma.',
  bringTo: (yard) => `Tráigalo a ${yard}`,
  pickedUp: (yard) => `Nosotros lo recogemos. Su patio: ${yard}`,
  yard: (yard) => `Su patio: ${yard}`,
  directions: 'Cómo llegar',
  questions: '¿Tiene preguntas? Llame al',
  message: 'Un mensaje para usted',
  terms: 'Lo que conviene saber',
  validUntil: (time) => `Válida hasta el ${time}`,
  paid: 'Pagamos con cheque o transferencia electrónica, a la persona que aparece en la identificación.',
};
