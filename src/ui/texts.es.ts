import { MAILED_CODE_DIGITS } from '../business/constants.ts';
import type * as english from './texts.ts';

export const callTexts: typeof english.callTexts = {
  callNow: 'Llamar',
  call: (phone) => `Llame al ${phone}`,
  noCall: 'No se inició la llamada. Marque:',
  copy: 'Copiar',
  copied: '¡Copiado!',
  notCopied: 'No se pudo copiar. Marque:',
  tryAgain: 'Reintentar',
};

export const dentTexts: typeof english.dentTexts = {
  home: 'Inicio',
  page: {
    title: 'Página no encontrada',
    text: 'Esta ya pasó por la trituradora. Estas siguen en pie:',
    prices: 'Ver precios',
    yard: 'Buscar un patio',
    router: '¿Se le olvidó agregar la página al enrutador?',
  },
  location: {
    title: 'Patio no encontrado',
    text: 'No tenemos ningún patio en esta dirección. Tenemos otros tres:',
    home: 'Volver al inicio',
  },
};

export const emailFieldTexts: typeof english.emailFieldTexts = {
  meant: (domain) => `¿Quiso decir ${domain}?`,
  take: (email) => `Usar ${email}`,
};

export const honeypotTexts: typeof english.honeypotTexts = { website: 'Sitio web' };

export const mailedCodeFormTexts: typeof english.mailedCodeFormTexts = {
  label: `Código (${MAILED_CODE_DIGITS} dígitos) *`,
  again: 'Enviar un código nuevo',
  sentAgain: 'Enviamos el código otra vez. Vale el correo más reciente.',
};

export const privacyNoteTexts: typeof english.privacyNoteTexts = {
  link: 'Cómo usamos sus datos',
};

export const suggestionTexts: typeof english.suggestionTexts = {
  question: '¿Es esta la dirección?',
  take: 'Usar esta dirección',
  keep: 'Dejar la mía',
};

export const lazyPartTexts: typeof english.lazyPartTexts = {
  waiting: 'Un momento…',
  missing: 'Esta parte no cargó. Cargue la página de nuevo.',
  reload: 'Cargar de nuevo',
};

export const islandTexts: typeof english.islandTexts = {
  broken: 'Esta parte de la página dejó de funcionar.',
  todo: (phone) => `Cargue la página de nuevo. Si vuelve a pasar, llame al ${phone}.`,
  again: 'Cargar de nuevo',
};

export const qrTexts: typeof english.qrTexts = { label: (text) => `Código QR de ${text}` };

export const questionTexts: typeof english.questionTexts = { cancel: 'Cancelar' };

export const toastTexts: typeof english.toastTexts = { close: 'Cerrar el aviso' };

export const toastRegionTexts: typeof english.toastRegionTexts = { label: 'Avisos (F8)' };
