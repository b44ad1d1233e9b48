import type * as english from './texts.ts';

export const failureTexts: typeof english.failureTexts = {
  offline: 'No tiene conexión.',
  answered: (status) => `Nuestro servidor contestó con el error ${status}.`,
  timeout: 'No hubo respuesta a tiempo.',
  unreachable: 'No se pudo llegar a nuestro servidor.',
};

export const positionTexts: typeof english.positionTexts = {
  unsupported: 'Este navegador no permite saber dónde está usted.',
  denied: 'No hay permiso para ver su ubicación. Actívelo e intente otra vez.',
  unavailable: 'Su ubicación no está disponible. Intente otra vez.',
  timeout: 'La búsqueda de su ubicación tardó demasiado. Intente otra vez.',
  other: 'No pudimos encontrar su ubicación. Intente otra vez.',
};

export const serverTexts: typeof english.serverTexts = {
  // Loaded with the first refusal. A body that is no JSON, or no connection for this, leaves it as it is.
  of: (body) =>
    import('./requests/server-sentences.es.ts').then(({ inSpanish }) => inSpanish(body)).catch(() => body),
};
