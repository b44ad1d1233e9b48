import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import type * as english from './texts.ts';

export const visitorMailTexts: typeof english.visitorMailTexts = {
  subject: (request) => `Su ${request} a ${BUSINESS_NAME}`,
  heading: (request) => `Recibimos su ${request}`,
  promises: {
    quote: `Gracias por pedirle una cotización a ${BUSINESS_NAME}. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
    pickup: `Gracias por pedirle a ${BUSINESS_NAME} que pase por su metal. Todavía no queda apartado el día: nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas para acordar precio y hora.`,
    booked: `Gracias por pedirle a ${BUSINESS_NAME} que pase por su metal. El camión queda apartado para la hora que aparece abajo. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas para acordar el precio.`,
    callback: `Gracias por pedirle una llamada a ${BUSINESS_NAME}. Le llamamos al número que nos dio, a la hora que eligió.`,
  },
  car: {
    subject: 'Recibimos los datos de su carro',
    heading: 'Recibimos los datos de su carro',
    promise: `Gracias por ofrecerle su carro a ${BUSINESS_NAME}. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
  },
  leftOut:
    'Para proteger su privacidad, este correo no lleva su nombre, teléfono ni dirección. Si usted no lo pidió, puede ignorarlo.',
  whereItStands: 'Ver cómo va su solicitud',
  callUs: 'Cotizaciones',
};

export const chosenTimeTexts: typeof english.chosenTimeTexts = {
  day: 'Día',
  time: 'Horario',
  weight: 'Peso',
  inGeorgia: (slot) => `${slot}, hora de Georgia`,
};

export const stopMailTexts: typeof english.stopMailTexts = {
  planned: {
    subject: 'Su recolección ya tiene horario',
    heading: 'Su recolección ya tiene horario',
    text: 'El camión va en el horario que aparece abajo. Por favor, tenga la carga donde el camión pueda llegar, y su identificación con foto a la mano.',
  },
  moved: {
    subject: 'Su recolección tiene otro horario',
    heading: 'Su recolección tiene otro horario',
    text: 'El camión va en el horario que aparece abajo. Por favor, tenga la carga donde el camión pueda llegar, y su identificación con foto a la mano.',
  },
  canceled: {
    subject: 'Su recolección queda cancelada',
    heading: 'Su recolección queda cancelada',
    text: 'Ya no va ningún camión en el horario que aparece abajo. ¿Siempre sí lo necesita? Por favor, llámenos.',
  },
  reminder: {
    subject: 'Mañana: su recolección',
    heading: 'El camión va mañana',
    text: 'Por favor, tenga la carga donde el camión pueda llegar, y su identificación con foto a la mano. Hoy todavía puede cambiar o cancelar la recolección hasta las 6:00 p. m.',
  },
  calendar: {
    title: { scrap: `Recolección de metal: ${BUSINESS_NAME}`, car: `Grúa: ${BUSINESS_NAME}` },
    text: 'El camión llega dentro de esta hora.',
  },
  open: 'Verla, cambiarla o cancelarla',
  callUs: 'Cotizaciones',
};
