import { ALERT_CLOCK } from '../../business/constants.ts';
import { timeTexts } from '../shared/text/texts.es.ts';
import { clockMinutes } from '../shared/time/clock-minutes.ts';
import { clockFace } from '../shared/time/new-york-time.ts';
import type * as english from './texts.ts';

export const alertSentences: typeof english.alertSentences = {
  kind: 'Elija cuándo le escribimos',
  grade: 'Elija un material',
  yard: 'Elija un patio',
  atLeast: 'Escriba dólares y centavos, por ejemplo 4.50',
  reached: 'El precio ya está ahí. Escriba uno más alto',
  email: 'Escriba un correo electrónico válido',
  noEmail: 'Escriba su correo electrónico',
};

export const alertWords: typeof english.alertWords = {
  anyYard: 'cualquier patio',
  atLeast: (grade, yard, price) => `${grade}, ${yard}: a ${price} o más`,
  moved: (grade, yard, percent) => `${grade}, ${yard}: cambia ${percent}% o más`,
  weekly: (yard) =>
    `Todos los precios, ${yard}: cada lunes a las ${clockFace(clockMinutes(ALERT_CLOCK), timeTexts)}`,
};
