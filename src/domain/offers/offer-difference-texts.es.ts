import type * as english from './offer-difference-texts.ts';

export const offerDifferenceTexts: typeof english.offerDifferenceTexts = {
  total: 'Total',
  pickupFee: 'Cargo por recogida',
  yard: 'Patio',
  changed: (label, is, was) => `${label}: ${is}; antes, ${was}`,
  newLine: (label, line) => `${label}: se agregó, ${line}`,
  goneLine: (label) => `${label}: ya no es parte de la oferta`,
  newCondition: (condition) => `Condición nueva: ${condition}`,
  goneCondition: (condition) => `Ya no es condición: ${condition}`,
};
