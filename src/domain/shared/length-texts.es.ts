import type * as english from './length-texts.ts';

export const lengthTexts: typeof english.lengthTexts = {
  atMost: (characters) => `Use como máximo ${characters} caracteres`,
};
