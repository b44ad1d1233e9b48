import { CALLBACK_DAYS_AHEAD } from '../../../business/constants.ts';
import type * as english from './callback-texts.ts';

export const callbackFormTexts: typeof english.callbackFormTexts = {
  when: '¿Cuándo le llamamos?',
  zone: 'Todas las horas son de Georgia (hora del Este).',
  submit: 'Pedir la llamada',
};

export const callbackPageTexts: typeof english.callbackPageTexts = {
  pageTitle: 'Le llamamos por su chatarra',
  description: (business) =>
    `Elija un día y una media hora, y ${business} le llama con un precio por su cobre, acero, aluminio o carro.`,
  heading: 'Le llamamos',
  toPickup: 'Pedir una recogida',
  form: 'Pida una llamada',
  handy: 'Tenga esto a la mano',
  bring: 'Qué traer al patio',
  ready: [
    { name: 'Qué es', text: 'Cobre, acero, un carro: lo que usted crea que es. Un imán ayuda.' },
    { name: 'Cuánto, más o menos', text: 'Un cálculo a ojo, en libras o en camionetas llenas.' },
    {
      name: 'Dónde está',
      text: 'En su casa, en la obra, ya cargado. ¿Es demasiado para traerlo? Podemos mandar un camión.',
    },
  ],
  steps: (phone) => [
    {
      name: 'Elija un día y un horario',
      text: `Cualquier media hora de los próximos ${CALLBACK_DAYS_AHEAD} días en que el patio esté abierto.`,
    },
    { name: 'Le llamamos', text: `En esa media hora, desde el ${phone} o desde el número de su patio.` },
    {
      name: 'Le damos un precio',
      text: 'Traiga su carga mientras el precio esté vigente. Por teléfono le decimos hasta cuándo.',
    },
  ],
};
