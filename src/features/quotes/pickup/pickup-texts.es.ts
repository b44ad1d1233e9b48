import {
  PICKUP_DAYS_AHEAD,
  PICKUP_FREE_FROM_LB,
  PICKUP_FREE_WITHIN_MILES,
  PICKUP_MINIMUM_LB,
  PROMISED_ANSWER_WITHIN_HOURS,
} from '../../../business/constants.ts';
import { locale } from '../../../domain/shared/locale.es.ts';
import type * as english from './pickup-texts.ts';

const pounds = (lb: number): string => `${lb.toLocaleString(locale.format)} lb`;

const MINIMUM = pounds(PICKUP_MINIMUM_LB);
const IS_FREE = `Gratis hasta a ${PICKUP_FREE_WITHIN_MILES} millas de un patio, desde ${pounds(PICKUP_FREE_FROM_LB)}`;

export const pickupPageTexts: typeof english.pickupPageTexts = {
  pageTitle: 'Recogida de metal en camión',
  description: `¿Pesa demasiado? Díganos qué es, dónde está y qué día le conviene, y le llamamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas. Mínimo ${MINIMUM}.`,
  heading: 'Vamos por su metal',
  toCallback: 'Que me llamen',
  form: 'Pida una recogida',
  what: 'Lo que recogemos',
  refused: 'Lo que no podemos recibir',
  questions: 'Preguntas sobre la recogida',
  inShort: [
    `Mínimo ${MINIMUM} por carga`,
    IS_FREE,
    `Le llamamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas para acordar precio, día y hora`,
  ],
  loads: [
    {
      name: 'Carros, camionetas y maquinaria agrícola',
      text: 'Caminen o no, con llantas o sin ellas. Tenga el título a la mano.',
    },
    {
      name: 'Acero por carga',
      text: 'Vigas, varilla, tanques abiertos, tubo, placa y equipo viejo.',
    },
    {
      name: 'Chatarra de taller y de fábrica',
      text: 'Rebaba, troquelado, recortes y máquinas gastadas, una vez o cada mes.',
    },
    {
      name: 'Cobre, latón y aluminio',
      text: 'Por tarima o por barril: cable, radiadores, lámina de pared, piezas fundidas.',
    },
  ],
  terms: [
    {
      name: '¿Hay un mínimo?',
      text: `${MINIMUM} por carga. Si es menos, es más rápido traerla al patio; si está entre una cosa y otra, pregúntenos.`,
    },
    {
      name: '¿Cuánto cuesta?',
      text: `${IS_FREE}. Si no, depende de la distancia. Se lo decimos antes de que salga el camión.`,
    },
  ],
  steps: [
    {
      name: 'Díganos qué es y dónde está',
      text: 'Llene el formulario o llámenos. Elija un día, por la mañana o por la tarde.',
    },
    {
      name: 'Le llamamos',
      text: `En menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas, para acordar el precio, el día y la hora.`,
    },
    {
      name: 'Cargamos y pesamos',
      text: 'El camión pasa por nuestra báscula, y le pagamos lo que diga la báscula.',
    },
  ],
  faq: [
    {
      question: '¿El día que elijo queda apartado?',
      answer:
        'No hasta que le llamemos. Así sabemos qué día le conviene, y le decimos si hay un camión disponible.',
    },
    {
      question: '¿Qué tan pronto puede ir un camión?',
      answer: `Desde mañana y hasta dentro de ${PICKUP_DAYS_AHEAD} días, cualquier día en que abra el patio.`,
    },
    {
      question: '¿Tengo que estar ahí?',
      answer:
        'Debe estar alguien con derecho a vender el metal y con identificación con foto. Un vehículo también necesita su título.',
    },
    {
      question: '¿Hasta dónde van?',
      answer: 'A los alrededores de Griffin, Newnan y Atlanta. Más lejos depende de la carga; pregúntenos.',
    },
  ],
};
