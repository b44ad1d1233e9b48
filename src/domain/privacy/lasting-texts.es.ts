import type * as english from './lasting-texts.ts';

export const lastingTexts: typeof english.lastingTexts = {
  day: (count) => (count === 1 ? '1 día' : `${count} días`),
  hour: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  minute: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
};
