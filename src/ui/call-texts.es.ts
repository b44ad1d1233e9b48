import type * as english from './call-texts.ts';

export const callTexts: typeof english.callTexts = {
  callNow: 'Llamar ahora',
  call: (phone) => `Llame al ${phone}`,
  noCall: 'No se inició la llamada. Marque:',
  copy: 'Copiar',
  copied: '¡Copiado!',
  tryAgain: 'Reintentar',
};
