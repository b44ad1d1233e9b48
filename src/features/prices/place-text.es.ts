import type * as english from './place-text.ts';

export const placeText: typeof english.placeText = (yard, differ) =>
  yard
    ? 'en este patio'
    : differ
      ? 'en la mayoría de los patios (algunos varían)'
      : 'iguales en los tres patios';
