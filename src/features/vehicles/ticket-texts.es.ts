import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type * as english from './ticket-texts.ts';

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

export const carTicketTexts: typeof english.carTicketTexts = {
  missing: (parts) => `Para el estimado falta: ${parts}.`,
  needs: {
    car: 'el carro',
    condition: 'si está completo',
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
  miles: (miles) => `${miles} más o menos, en línea recta`,
  extra: (what, amount) => `${what.toLowerCase()}, ${amount}`,
  noTow: 'no hay: usted lo trae',
  free: 'gratis',
  ask: 'le decimos el precio cuando le llamemos',
  off: {
    engine: 'Sin motor',
    transmission: 'Sin transmisión',
    converter: 'Sin catalizador',
    battery: 'Sin batería',
    wheels: 'Faltan ruedas',
    rolls: 'No rueda',
    keys: 'Sin llaves',
    floodOrFire: 'Inundación o incendio',
    cabinEmpty: 'Con cosas por dentro',
  },
  offNotes: {
    cabinEmpty: 'lo que cuesta vaciarlo, contado en libras',
  },
  parts: {
    engine: 'motor',
    transmission: 'transmisión',
    converter: 'catalizador',
    battery: 'batería',
    wheels: 'ruedas',
    rolls: 'si rueda',
    keys: 'llaves',
    floodOrFire: 'inundación o incendio',
    cabinEmpty: 'si está vacío por dentro',
  },
  advice: {
    bring_title: 'Traiga el título, firmado, con su identificación con foto.',
    sworn_statement:
      'Georgia permite vender este sin título, con una declaración jurada (sworn statement, forma MV-1SP). La llena en el patio.',
    replacement_title:
      'Primero pida un título de reemplazo en la oficina de placas (tag office) de su condado: este es muy nuevo, o vale demasiado, para una declaración jurada.',
    ask_sworn_statement:
      'Tal vez califique para una declaración jurada en lugar del título (sworn statement, forma MV-1SP). Se lo decimos cuando sepamos cuánto vale.',
    lien_release: 'Primero pida la liberación del gravamen (lien) al banco. Tráigala con el título.',
    owner_comes: 'La persona que aparece en el título tiene que venir y firmar.',
    id_name_matches: 'El nombre de la identificación debe ser el de los papeles.',
  },
  askTow: 'El precio de la grúa se lo decimos cuando le llamemos. No está incluido en este estimado.',
  range: 'Más o menos',
  between: (low, high) => `${low} a ${high}`,
  nothing:
    '$0: lo que le falta o la grúa cuesta más de lo que vale. Tal vez lo aceptemos de todos modos: llámenos o mande la solicitud.',
  unknown: (parts) => `No está seguro de: ${parts}. Por eso el rango es amplio.`,
  estimate: 'Un estimado. Una persona lo confirma en horas de oficina.',
  papers: 'Sus papeles',
  getting: 'Buscando el precio de hoy…',
  priceFailed: `No pudimos obtener el precio de hoy. Llame al ${PHONE}, o mande la solicitud sin estimado.`,
  priceByPhone: `En este patio damos el precio de los carros por teléfono: ${PHONE}.`,
  retry: 'Reintentar',
};
