import type * as english from './price-board-texts.ts';

export const boardTexts: typeof english.boardTexts = {
  unit: (unit) => (unit === 'each' ? 'pieza' : unit),
  ask: 'Pregunte',
  asOf: (time) => `Precios al ${time}`,
  old: (time) => `Precios al ${time}. Pregunte antes de vender.`,
  none: 'Pregunte en la báscula por los precios de hoy.',
  page: (page, pages) => `${page} de ${pages}`,
};
