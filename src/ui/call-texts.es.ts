import type * as english from './call-texts.ts';

export const callTexts: typeof english.callTexts = {
  callNow: 'Llamar ahora',
  noCall: 'No se inició la llamada. Marque:',
  copy: 'Copiar',
  copied: '¡Copiado!',
  tryAgain: 'Reintentar',
};
