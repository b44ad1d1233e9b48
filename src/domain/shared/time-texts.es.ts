import type * as english from './time-texts.ts';

// A line does not break inside of them.
export const timeTexts: typeof english.timeTexts = {
  am: '\u00A0a.\u00A0m.',
  pm: '\u00A0p.\u00A0m.',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  range: (from, to) => `${from} a ${to}`,
  moment: (month, day, time, zone) => `${day} de ${month}, ${time} ${zone}`,
};
