/** What stands beside a field of the answer to an offer. */
export const decisionSentences = { name: 'Please type your name', reason: 'Please choose a reason' };
