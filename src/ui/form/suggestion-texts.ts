/** About an address that may be meant instead. */
export const suggestionTexts = {
  question: 'Did you mean this address?',
  take: 'Use Suggested Address',
  keep: 'Keep Mine',
};
