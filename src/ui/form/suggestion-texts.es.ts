import type * as english from './suggestion-texts.ts';

export const suggestionTexts: typeof english.suggestionTexts = {
  question: '¿Es esta la dirección?',
  take: 'Usar esta dirección',
  keep: 'Dejar la mía',
};
