import type * as english from './length-texts.ts';

// As in the United States, not as in Spain.
const figure = (count: number) => count.toLocaleString('en-US');

export const lengthTexts: typeof english.lengthTexts = {
  atMost: (characters, over) =>
    `Use como máximo ${figure(characters)} caracteres${over > 0 ? `; sobran ${figure(over)}` : ''}`,
};
