import { MAILED_CODE_DIGITS } from '../../business/constants.ts';
import type * as english from './mailed-code-form-texts.ts';

export const mailedCodeFormTexts: typeof english.mailedCodeFormTexts = {
  label: `Código (${MAILED_CODE_DIGITS} dígitos) *`,
  again: 'Enviar un código nuevo',
  sentAgain: 'Enviamos el código otra vez. Vale el correo más reciente.',
};
