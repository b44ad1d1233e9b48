export const questionTexts = { cancel: 'Cancel' };
