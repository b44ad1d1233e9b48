export const honeypotTexts = { website: 'Website' };
