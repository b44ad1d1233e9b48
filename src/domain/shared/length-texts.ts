export const lengthTexts = { atMost: (characters: number) => `Please use at most ${characters} characters` };
