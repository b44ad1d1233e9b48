import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type * as english from './texts.ts';

export const loadNames: typeof english.loadNames = { scrap: 'chatarra', car: 'carro' };

export const customerMailTexts: typeof english.customerMailTexts = {
  first: {
    subject: (sum, load) => `Su oferta${sum && `: ${sum}`} por su ${load}`,
    heading: 'Esta es nuestra oferta',
  },
  changed: {
    subject: (sum, load) => `Su nueva oferta${sum && `: ${sum}`} por su ${load}`,
    heading: 'Esta es nuestra nueva oferta',
  },
  reminder: {
    subject: (sum) => `Recordatorio: su oferta${sum && `, ${sum},`} vence pronto`,
    heading: 'Nuestra oferta vence pronto',
  },
  open: 'Gracias por preguntarnos. Aquí está nuestra oferta: ábrala para ver los detalles y para aceptarla o rechazarla.',
  onlyReminder: 'Este es nuestro único recordatorio. Abra la oferta para aceptarla o rechazarla.',
  accepted: {
    subject: (sum) => `Usted aceptó nuestra oferta${sum}`,
    heading: 'Usted aceptó nuestra oferta',
    bring: {
      scrap:
        'Traiga su carga al patio de abajo mientras la oferta sea válida. Guarde este correo: es su copia.',
      car: 'Traiga su carro al patio de abajo mientras la oferta sea válida. Guarde este correo: es su copia.',
    },
    pickup: {
      scrap: 'Le llamamos para acordar cuándo pasamos por su metal. Guarde este correo: es su copia.',
      car: 'Le llamamos para acordar cuándo pasamos por su carro. Guarde este correo: es su copia.',
    },
    weights: 'Le pagamos lo que marque nuestra báscula, inspeccionada por el estado.',
    wePay: 'Pagamos',
    agreed: 'Usted aceptó',
  },
  calendar: {
    title: {
      scrap: `Pasan por la chatarra, sin confirmar: ${BUSINESS_NAME}`,
      car: `Pasan por el carro, sin confirmar: ${BUSINESS_NAME}`,
    },
    text: 'La hora que usted pidió. Le llamamos para confirmarla.',
  },
  askedFor: 'Usted pidió',
  truckComes: 'El camión llega',
  seeOffer: 'Ver la oferta',
  estimate: 'Estimado',
  sum: 'Oferta',
  weEstimated: 'Le estimamos',
  haveReady: 'Tenga a la mano',
  validUntil: 'Válida hasta',
  yard: 'Patio',
  address: 'Dirección',
  callUs: 'Llame al patio',
};

export const readyMadeTexts: typeof english.readyMadeTexts = {
  offer: (load, sum, until, link) =>
    `${BUSINESS_NAME}: esta es nuestra oferta por su ${load}${sum}. Es válida hasta el ${until}. Véala, acéptela o rechácela aquí: ${link}`,
  about: (amount) => `cerca de ${amount}`,
  byWeight: {
    scrap: (fee) => `su precio por libra, menos ${fee} por recogerla`,
    car: (fee) => `su precio por libra, menos ${fee} de la grúa`,
  },
  mailSubject: (request) => `Su ${request} a ${BUSINESS_NAME}`,
  hello: (firstName) => `Hola, ${firstName}:`,
};

export const cannedTexts: typeof english.cannedTexts = {
  call: 'Llámenos antes de venir, por favor, para que lo esperemos.',
  sorted: 'Traiga cada metal por separado, por favor: separado se paga mejor.',
  photos:
    'Este precio es por la carga de sus fotos. Si es distinta, acordamos un precio nuevo en la báscula.',
  clean: 'Quítele, por favor, lo que no sea metal: madera, hule, tierra.',
  papers: 'Además de su identificación con foto, traiga los papeles de lo que vende, por favor.',
};
