import type * as english from './failure-texts.ts';

export const failureTexts: typeof english.failureTexts = {
  offline: 'No tiene conexión.',
  answered: (status) => `Nuestro servidor contestó con el error ${status}.`,
  timeout: 'No hubo respuesta a tiempo.',
  unreachable: 'No se pudo llegar a nuestro servidor.',
};
