/** What is next to the quote form on home. */
export const quoteSectionTexts = {
  heading: 'Get a Quote',
  lead: (lead: string, hours: number) => `${lead} We'll get back to you within ${hours} hours.`,
  withoutScript: 'This form needs JavaScript. Please turn it on, or call us.',
  talk: 'Prefer to talk?',
};
