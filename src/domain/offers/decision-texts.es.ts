import type * as english from './decision-texts.ts';

export const decisionSentences: typeof english.decisionSentences = {
  name: 'Escriba su nombre',
  reason: 'Elija un motivo',
};
