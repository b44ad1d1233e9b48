import { atTime } from './opening-texts.es.ts';
import type * as english from './exceptions-texts.ts';

export const exceptionsTexts: typeof english.exceptionsTexts = {
  days: { weekdays: 'entre semana', saturday: 'los sábados', sunday: 'los domingos' },
  closed: (city, days) => `${city} no abre ${days}.`,
  closes: (city, time, days) => `${city} cierra ${atTime(time)} ${days}.`,
  open: (city, hours, days) => `${city} abre de ${hours} ${days}.`,
  sunday: (hours) => `Domingos de ${hours}.`,
  sundayClosed: 'Domingos cerrado.',
};
