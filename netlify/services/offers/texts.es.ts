import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type * as english from './texts.ts';

export const customerMailTexts: typeof english.customerMailTexts = {
  first: {
    subject: (request) => `Nuestra oferta para su ${request}`,
    heading: 'Esta es nuestra oferta',
  },
  changed: {
    subject: (request) => `Nuestra nueva oferta para su ${request}`,
    heading: 'Esta es nuestra nueva oferta',
  },
  reminder: {
    subject: (request) => `Recordatorio: nuestra oferta para su ${request}`,
    heading: 'Nuestra oferta vence pronto',
  },
  open: `Usted le preguntó a ${BUSINESS_NAME} por su chatarra. Abra la oferta para ver cada detalle y para aceptarla o rechazarla.`,
  onlyReminder: `Este es el único recordatorio que manda ${BUSINESS_NAME}. Abra la oferta para aceptarla o rechazarla.`,
  accepted: {
    subject: (sum) => `Usted aceptó nuestra oferta${sum}`,
    heading: 'Usted aceptó nuestra oferta',
    bring:
      'Traiga su carga al patio de abajo mientras la oferta sea válida. Guarde este correo: es su copia.',
    pickup: 'Le llamamos para acordar cuándo pasamos por su metal. Guarde este correo: es su copia.',
    weights: 'Le pagamos lo que marque nuestra báscula, inspeccionada por el estado.',
    wePay: 'Pagamos',
    haveReady: 'Tenga a la mano',
    agreed: 'Usted aceptó',
  },
  calendar: {
    title: `Pasan por la chatarra, sin confirmar: ${BUSINESS_NAME}`,
    text: 'La hora que usted pidió. Le llamamos para confirmarla.',
  },
  askedFor: 'Usted pidió',
  seeOffer: 'Ver la oferta',
  estimate: 'Estimado',
  sum: 'Oferta',
  pickupFee: 'Cargo por recogida',
  validUntil: 'Válida hasta',
  yard: 'Patio',
  address: 'Dirección',
  callUs: 'Llámenos',
};

export const readyMadeTexts: typeof english.readyMadeTexts = {
  offer: (sum, until, link) =>
    `${BUSINESS_NAME}: esta es nuestra oferta por su chatarra${sum}. Es válida hasta el ${until}. Véala, acéptela o rechácela aquí: ${link}`,
  sum: (amount) => `, ${amount}`,
  sumAbout: (amount) => `, cerca de ${amount}`,
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
