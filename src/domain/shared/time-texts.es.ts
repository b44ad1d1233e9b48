import type * as english from './time-texts.ts';

export const timeTexts: typeof english.timeTexts = {
  am: 'a. m.',
  pm: 'p. m.',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  moment: (month, day, time, zone) => `${day} de ${month}, ${time} ${zone}`,
};
