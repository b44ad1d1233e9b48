import type * as english from './question-texts.ts';

export const questionTexts: typeof english.questionTexts = { cancel: 'Cancelar' };
