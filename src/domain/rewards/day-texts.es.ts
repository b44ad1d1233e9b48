import type * as english from './day-texts.ts';

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
