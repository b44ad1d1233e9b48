import { ZIP_PLACES_UP_TO_MILES } from '../../business/constants.ts';
import type * as english from './texts.ts';

export const locationTexts: typeof english.locationTexts = {
  days: { weekdays: 'Lun-vie', saturday: 'Sábado', sunday: 'Domingo' },
  heading: 'Nuestros patios',
  main: 'PATIO PRINCIPAL',
  bestFor: 'Ideal para:',
  directions: 'Cómo llegar',
  directionsTo: (yard) => `Cómo llegar a ${yard} (se abre en otra pestaña)`,
  list: {
    title: 'Patios de chatarra en Griffin, Newnan y Atlanta, GA',
    description:
      'Direcciones, horarios, teléfonos y cómo llegar a nuestros tres patios de chatarra en Griffin, Newnan y Atlanta, Georgia, y cuál le conviene para su carga.',
    which: '¿Qué patio le conviene?',
    map: 'Mapa de los tres patios',
  },
  yard: {
    title: (yard) => `Patio de chatarra en ${yard}: horario, precios y ruta`,
    description: (city, address, phone, weekdays, saturday) =>
      // Hours end with a period of their own.
      `Venda metal y carros en ${city}. ${address}, ${phone}. Lun-vie ${weekdays}, sáb ${saturday}`,
    drawing: (city) => `Dibujo del patio de ${city}`,
    why: '¿Por qué este patio?',
    hours: 'Horario',
    holidays: 'Horario en días festivos',
    know: 'Conviene saber',
    paidBy: 'Forma de pago',
    anyOf: (payments) => payments.join(' o '),
    equipment: 'Equipo',
    longest: 'Largo máximo',
    feet: (feet) => `${feet} pies, camión con remolque`,
    inspected: 'Última inspección de las básculas',
    sheriff: 'Registro con el sheriff',
    others: 'Nuestros otros patios',
  },
  gate: {
    enter: (road) => `Entre por ${road}`,
    photo: (city) => `La entrada del patio de ${city}`,
    sketch: (city, road) => `Croquis: la entrada del patio de ${city} está en ${road}`,
    name: (city) => city,
    number: (number) => `Núm. ${number}`,
  },
  people: {
    title: 'Quién lo atiende en la báscula',
    text: 'Pregúnteles lo que quiera: qué metal trae, cuánto se paga y cómo descargarlo.',
    alt: ({ spanishAlt }) => spanishAlt,
  },
  reasons: {
    paid: (minutes) => ({
      title: `Le pagamos en ${minutes} minutos o menos`,
      text: 'Pesamos su carga mientras usted mira y luego le pagamos. Sin cita.',
    }),
    trailers: (feet) => ({
      title: `Espacio para ${feet} pies`,
      text: `Un camión con remolque de hasta ${feet} pies en total puede dar la vuelta adentro.`,
    }),
    saturday: (opens, closes) => ({
      title: 'También los sábados por la mañana',
      text: `De ${opens} a ${closes}, para quien trabaja entre semana.`,
    }),
  },
};

export const findNearestTexts: typeof english.findNearestTexts = {
  find: 'Buscar el patio más cercano',
  zip: 'Escribir código postal',
};

export const nearestTexts: typeof english.nearestTexts = {
  finding: 'Buscando el patio más cercano…',
  zipCode: 'Su código postal',
  findByZip: 'Buscar por código postal',
  form: ['También puede ', 'llenar el formulario', ' y elegir usted el patio.'],
  farZip: (zip) =>
    `No sabemos dónde queda ${zip}: está a más de ${ZIP_PLACES_UP_TO_MILES} millas de nuestros patios o solo tiene apartados postales.`,
  wrongZip: 'Escriba los cinco números de su código postal.',
  found: (yard) => `Su patio más cercano es ${yard}.`,
  position: (miles) => `a ${miles} de donde usted está`,
  zip: (miles) => `a ${miles} de su código postal, aproximadamente`,
  call: (phone) => `Llame al ${phone}`,
  dismiss: 'Cerrar',
  card: (yard, distance) => `Patio más cercano: ${yard}, ${distance}`,
};
