import type * as english from './request-name-texts.ts';

export const requestNames: typeof english.requestNames = {
  quote: 'solicitud de cotización',
  pickup: 'solicitud de recogida',
  callback: 'solicitud de llamada',
};
