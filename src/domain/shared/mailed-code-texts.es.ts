import type * as english from './mailed-code-texts.ts';

export const mailedCodeSentences: typeof english.mailedCodeSentences = {
  digits: 'Escriba los 6 dígitos del correo',
};
