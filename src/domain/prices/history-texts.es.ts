import type * as english from './history-texts.ts';

const period = (days: number) => (days === 1 ? '1 día' : `${days} días`);

export const historyTexts: typeof english.historyTexts = {
  unchanged: (days) => `Sin cambio en ${period(days)}.`,
  same: (days, low, high) => `Igual que hace ${period(days)}; estuvo entre ${low} y ${high}.`,
  up: (amount, days, low, high) => `Subió ${amount} en ${period(days)}; estuvo entre ${low} y ${high}.`,
  down: (amount, days, low, high) => `Bajó ${amount} en ${period(days)}; estuvo entre ${low} y ${high}.`,
};
