import type * as english from './texts.ts';

export const lastingTexts: typeof english.lastingTexts = {
  day: (count) => (count === 1 ? '1 día' : `${count} días`),
  hour: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  minute: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
};

// As in the United States, not as in Spain.
const figure = (count: number) => count.toLocaleString('en-US');

export const lengthTexts: typeof english.lengthTexts = {
  atMost: (characters, over) =>
    `Use como máximo ${figure(characters)} caracteres${over > 0 ? `; sobran ${figure(over)}` : ''}`,
};

export const phoneTexts: typeof english.phoneTexts = {
  noSuchArea: 'Ningún código de área de EE. UU. empieza con 0 o 1. Revise el número.',
};

export const mailedCodeSentences: typeof english.mailedCodeSentences = {
  digits: 'Escriba los 6 dígitos del correo',
};

// A line does not break inside of them.
export const timeTexts: typeof english.timeTexts = {
  am: '\u00A0a.\u00A0m.',
  pm: '\u00A0p.\u00A0m.',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  range: (from, to) => `${from} a ${to}`,
  moment: (month, day, time) => `${day} de ${month}, ${time}, hora de Georgia`,
  onWeekday: (weekday, moment) => `${weekday} ${moment}`,
};
