import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { MAILED_CODE_VALID_MS } from '../../../src/business/constants.ts';
import type * as english from './texts.ts';

export const rewardsMailTexts: typeof english.rewardsMailTexts = {
  subject: 'Su código de recompensas',
  heading: 'Su código de recompensas',
  enter: `Escriba este código en nuestra página en los próximos ${MAILED_CODE_VALID_MS / 60_000} minutos. Lo necesita para abrir sus recompensas de ${BUSINESS_NAME} en un dispositivo nuevo, para abrir sus resúmenes por mes, o para activar o desactivar el código en los dispositivos nuevos.`,
  ifNotYou:
    'Si usted no lo pidió, puede ignorar este correo: nadie entra sin el código. Nunca se lo pedimos por teléfono.',
  code: 'Código',
  callUs: 'Llámenos',
};
