import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type * as english from './customer-mail-texts.ts';

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
  seeOffer: 'Ver la oferta',
  estimate: 'Estimado',
  sum: 'Oferta',
  pickupFee: 'Cargo por recogida',
  validUntil: 'Válida hasta',
  yard: 'Patio',
  callUs: 'Llámenos',
};
