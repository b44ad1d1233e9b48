import type * as english from './unit-texts.ts';

/** Pounds and tons of 2,000 lb are called what the ticket calls them. */
export const unitTexts: typeof english.unitTexts = {
  of(unit, weight) {
    if (unit === 'each') return Number(weight) === 1 ? 'pieza' : 'piezas';
    return unit === 'tons' ? 'ton' : unit;
  },
};
