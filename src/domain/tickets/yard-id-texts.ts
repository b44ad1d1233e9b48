export const yardIdSentences = { choose: 'Please choose a yard' };
