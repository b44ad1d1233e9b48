import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type * as english from './ticket-texts.ts';

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

export const carTicketTexts: typeof english.carTicketTexts = {
  missing: (parts) => `Para el estimado falta: ${parts}.`,
  needs: {
    car: 'el carro',
    kind: 'el tipo de vehículo',
    condition: 'si está completo',
    different: 'qué es distinto',
    handover: 'cómo llega hasta aquí',
    zip: 'el código postal para la grúa',
  },
  weight: 'Peso',
  ours: 'lo que carros así pesaron en nuestra báscula',
  maker: 'de los datos del fabricante',
  typical: (kind) => `peso típico: ${kind.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`,
  prices: {
    complete: (yard) => `Precio, carro completo, ${yard}`,
    incomplete: (yard) => `Precio, carro incompleto, ${yard}`,
  },
  lowerPrice: 'precio más bajo',
  value: 'Peso × precio',
  tow: 'Grúa',
  miles: (miles) => `${miles} en línea recta`,
  extra: (what, amount) => `${what.toLowerCase()}, ${amount}`,
  noTow: 'no hay: usted lo trae',
  free: 'gratis',
  ask: 'le decimos el precio cuando le llamemos',
  askTow: 'El precio de la grúa se lo decimos cuando le llamemos. No está incluido en este estimado.',
  range: 'Más o menos',
  nothing:
    '$0: lo que le falta o la grúa cuesta más de lo que vale. Tal vez lo aceptemos de todos modos: llámenos o mande la solicitud.',
  unknown: (parts) => `No está seguro de: ${parts}. Por eso le damos un rango.`,
  estimate: 'Un estimado. Una persona lo confirma en horario de atención.',
  papers: 'Sus papeles',
  getting: 'Buscando el precio de hoy…',
  priceFailed: `No pudimos obtener el precio de hoy. Llame al ${PHONE}, o mande la solicitud sin estimado.`,
  priceByPhone: `En este patio damos el precio de los carros por teléfono: ${PHONE}.`,
  retry: 'Reintentar',
};
