/** What the pages of a pickup and a callback share. */
export const requestPageTexts = {
  noScript: 'This form needs JavaScript. Please turn it on, or call us.',
  steps: 'How it works',
};
