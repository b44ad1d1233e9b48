import type * as english from './price-texts.ts';

export const priceTexts: typeof english.priceTexts = {
  per: (unit) => `por ${unit === 'each' ? 'pieza' : unit}`,
  same: 'Igual',
  call: 'Llame',
};
