import type * as english from './photo-progress-texts.ts';

export const photoProgressTexts: typeof english.photoProgressTexts = {
  waiting: 'En espera',
  sending: 'Enviando…',
  sent: 'Recibida',
  failed: 'Todavía no se envía',
  refused: 'No se pudo enviar',
  photo: (number) => `Foto ${number}`,
  tryAgain: 'Reintentar',
  all: (photos) => (photos === 1 ? 'Ya tenemos su foto.' : `Ya tenemos las ${photos} fotos.`),
  busy: (sent, photos) =>
    `${sent === 1 ? '1 recibida' : `${sent} recibidas`} de ${photos}. Por favor, no cierre esta página.`,
  left: (sent, photos) =>
    `${sent === 1 ? '1 recibida' : `${sent} recibidas`} de ${photos}. Su solicitud ya la tenemos de todos modos.`,
};
