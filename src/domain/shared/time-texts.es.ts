import type * as english from './time-texts.ts';

export const timeTexts: typeof english.timeTexts = {
  // A time stays on one line.
  am: '\u00A0a.\u00A0m.',
  pm: '\u00A0p.\u00A0m.',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  moment: (month, day, time, zone) => `${day} de ${month}, ${time} ${zone}`,
};
