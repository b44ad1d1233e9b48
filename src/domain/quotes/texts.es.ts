import { PICKUP_MINIMUM_LB } from '../../business/constants.ts';
import { UNIT_UNKNOWN } from '../addresses/read-verification.ts';
import type * as english from './texts.ts';

export const refusalSentences: typeof english.refusalSentences = {
  pickupDay: 'No podemos ir ese día. Por favor, elija otro.',
  pickupWindow: 'No podemos ir en ese horario ese día. Por favor, elija otro.',
  slotTaken: 'Alguien ya tomó ese horario. Por favor, elija otro.',
  slotLate: 'Ese horario ya pasó o está demasiado cerca. Por favor, elija otro.',
  callbackDay: 'No podemos llamarle ese día. Por favor, elija otro.',
  callbackTime: 'No podemos llamarle en ese horario. Por favor, elija otro.',
};

export const pickupAddressTexts: typeof english.pickupAddressTexts = {
  unchecked: 'No pudimos revisar esta dirección; la revisará una persona.',
  noPlace: 'Por favor, denos la calle adonde debe ir el camión.',
  found: 'Dirección encontrada.',
  anyway: 'Puede mandar su solicitud así: una persona revisará la dirección.',
  problems: ({ shippingRisk }) => [
    shippingRisk.factors.includes(UNIT_UNKNOWN)
      ? 'Agregue el número de apartamento o de unidad'
      : 'No encontramos esta dirección. Revise la calle, la ciudad, el estado y el código postal.',
  ],
  suggested: () => 'Así la escribe el servicio postal.',
};

export const quoteSentences: typeof english.quoteSentences = {
  firstName: 'Escriba su nombre (2 letras o más)',
  lastName: 'Escriba su apellido (2 letras o más)',
  noFirstName: 'Escriba su nombre',
  noLastName: 'Escriba su apellido',
  phoneIncomplete: 'Escriba el número de teléfono completo',
  phoneDigits: 'El número de teléfono debe tener 10 dígitos',
  email: 'Escriba un correo electrónico válido',
  noEmail: (box) => `Escriba su correo electrónico, o quite la marca de «${box}»`,
  location: 'Elija uno de nuestros patios',
  description: 'Cuéntenos con más detalle qué metal tiene',
  weightClass: 'Elija más o menos cuánto pesa',
  day: 'Elija un día',
  time: 'Elija un horario',
  both: 'Mande la recolección y la llamada en dos solicitudes',
};

export const requestNames: typeof english.requestNames = {
  quote: 'solicitud de cotización',
  pickup: 'solicitud de recolección',
  callback: 'solicitud de llamada',
};

export const callbackScheduled: typeof english.callbackScheduled = 'Su llamada está programada';

export const weightTexts: typeof english.weightTexts = {
  under_1000_lb: 'Menos de 1,000 lb',
  '1000_to_5000_lb': 'De 1,000 a 5,000 lb',
  '5000_to_20000_lb': 'De 5,000 a 20,000 lb',
  over_20000_lb: 'Más de 20,000 lb',
};

export const pickupNoteTexts: typeof english.pickupNoteTexts = {
  too_light: `Recogemos desde ${PICKUP_MINIMUM_LB.toLocaleString('es-US')} lb. Si tiene menos, tráigalo a un patio o llámenos primero.`,
  unknown_zip:
    'El código postal que puso no parece estar cerca de nuestros patios. Revíselo, por favor. Si está bien, le decimos por teléfono si puede ir un camión.',
};

export const windowTexts: typeof english.windowTexts = {
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
};

export const notBookedTexts: typeof english.notBookedTexts = {
  scrap: 'La recolección todavía no está programada: primero acordamos el precio y la hora.',
  car: 'La grúa todavía no está programada: primero acordamos el precio y la hora.',
  bookedCar: 'La grúa está programada para la hora que aparece abajo. Primero acordamos el precio.',
};

export const answerPromiseTexts: typeof english.answerPromiseTexts = {
  within: (moment) => `Es decir, a más tardar ${moment}, hora de Georgia.`,
  later: (moment) =>
    `Parte de ese tiempo estamos cerrados: le contestamos a más tardar ${moment}, hora de Georgia.`,
};

export const sentLabels: typeof english.sentLabels = {
  scrap: 'Metal',
  notes: 'Notas',
  weight: 'Peso',
  yard: 'Patio',
  address: 'Dirección',
  when: 'Cuándo',
  askedFor: 'Usted pidió',
  note: 'Tome en cuenta',
  phone: 'Teléfono',
  email: 'Correo',
};
