const figure = (count: number) => count.toLocaleString('en-US');

export const lengthTexts = {
  atMost: (characters: number, over: number) =>
    `Please use at most ${figure(characters)} characters${over > 0 ? `, ${figure(over)} too many` : ''}`,
};
