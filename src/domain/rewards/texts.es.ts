import { pointsText } from './points/points.ts';
import type * as english from './texts.ts';

export const customerSentences: typeof english.customerSentences = {
  noFirstName: 'Escriba su nombre',
  noLastName: 'Escriba su apellido',
  noPhone: 'Escriba su número de teléfono',
  phone: 'El número de teléfono debe tener 10 dígitos',
  email: 'Escriba un correo electrónico válido',
};

export const dayTexts: typeof english.dayTexts = {
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  monthDay: (month, day) => `${day} de ${month}`,
  withYear: (monthDay, year) => `${monthDay} de ${year}`,
};

const pointUnit = (points: number) => (Math.abs(points) === 1 ? 'punto' : 'puntos');

export const pointsTexts: typeof english.pointsTexts = {
  points: (points) => `${pointsText(points)} ${pointUnit(points)}`,
  unit: pointUnit,
};

export const tierNames: typeof english.tierNames = {
  Bronze: 'Bronce',
  Silver: 'Plata',
  Gold: 'Oro',
  Platinum: 'Platino',
};

/** Pounds and tons of 2,000 lb are called what the ticket calls them. */
export const unitTexts: typeof english.unitTexts = {
  of(unit, weight) {
    if (unit === 'each') return Number(weight) === 1 ? 'pieza' : 'piezas';
    return unit === 'tons' ? 'ton' : unit;
  },
};
