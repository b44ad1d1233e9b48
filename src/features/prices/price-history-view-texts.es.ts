import type * as english from './price-history-view-texts.ts';

export const historyViewTexts: typeof english.historyViewTexts = {
  asOf: (unit, time) => `${unit}${unit && ', '}al ${time}`,
  high: (price) => `Máx. $${price}`,
  low: (price) => `Mín. $${price}`,
  offline: 'No tiene conexión',
  saved: (time) => `Últimos precios guardados: ${time}.`,
  savedOffline: (time) => `No tiene conexión. Últimos precios guardados: ${time}.`,
  error: (message) => `Error: ${message}`,
  unknown: 'No sabemos qué pasó',
};
