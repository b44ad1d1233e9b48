/** What is shown next to a field of the answer to an offer. */
export const decisionSentences = { name: 'Please type your name', reason: 'Please choose a reason' };
