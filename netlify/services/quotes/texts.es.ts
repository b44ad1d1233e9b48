import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import type * as english from './texts.ts';

export const visitorMailTexts: typeof english.visitorMailTexts = {
  subject: (request) => `Su ${request} a ${BUSINESS_NAME}`,
  heading: (request) => `Recibimos su ${request}`,
  promises: {
    quote: `Gracias por pedirle una cotización a ${BUSINESS_NAME}. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
    pickup: `Gracias por pedirle a ${BUSINESS_NAME} que pase por su metal. Todavía no queda apartado el día: nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas para acordar precio y hora.`,
    callback: `Gracias por pedirle una llamada a ${BUSINESS_NAME}. Le llamamos al número que nos dio, a la hora que eligió.`,
  },
  car: {
    subject: `Los datos de su carro, enviados a ${BUSINESS_NAME}`,
    heading: 'Recibimos los datos de su carro',
    promise: `Gracias por ofrecerle su carro a ${BUSINESS_NAME}. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
    tow: 'La grúa todavía no queda apartada: primero acordamos precio y hora.',
  },
  notYou: 'Si usted no pidió esto, puede ignorar este correo.',
  whereItStands: 'Ver cómo va su solicitud',
  callUs: 'Llámenos',
};

export const chosenTimeTexts: typeof english.chosenTimeTexts = {
  day: 'Día',
  time: 'Horario',
  weight: 'Peso',
  inGeorgia: (slot) => `${slot}, hora de Georgia`,
};
