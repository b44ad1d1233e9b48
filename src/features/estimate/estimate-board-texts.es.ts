import type * as english from './estimate-board-texts.ts';

export const estimateBoardTexts: typeof english.estimateBoardTexts = {
  at: (yard) => ` en ${yard}`,
  differ: ', algunos varían por patio',
  saved: (time) => `Precios guardados, ${time}`,
  asOf: (time) => `Precios ${time === null ? 'de hoy' : `al ${time}`}`,
  error: (message) => `Error: ${message}`,
  changed: (before, now) => `Precios nuevos: antes ${before}, ahora ${now}.`,
  spoken: (total) => `Total estimado ${total}`,
  line: (number) => `Línea ${number}`,
  remove: (number) => `Quitar la línea ${number}`,
  choose: 'Elija un metal',
};
