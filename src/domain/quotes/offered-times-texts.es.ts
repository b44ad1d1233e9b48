import type * as english from './offered-times-texts.ts';

export const refusalSentences: typeof english.refusalSentences = {
  pickupDay: 'No podemos ir ese día. Por favor, elija otro.',
  pickupWindow: 'No podemos ir en ese horario ese día. Por favor, elija otro.',
  callbackDay: 'No podemos llamarle ese día. Por favor, elija otro.',
  callbackTime: 'No podemos llamarle en ese horario. Por favor, elija otro.',
};
