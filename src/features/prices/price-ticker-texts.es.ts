import type * as english from './price-ticker-texts.ts';

export const tickerScriptTexts: typeof english.tickerScriptTexts = {
  today: 'Precios de hoy',
  saved: (time) => `Precios guardados\n${time}`,
};
