import type * as english from './miles-texts.ts';

export const milesTexts: typeof english.milesTexts = {
  less: 'menos de una milla',
  one: '1 milla',
  many: (miles) => `${miles} millas`,
};
