import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';

/** Around the quote form. */
export const quoteSectionTexts = {
  heading: 'Get a Quote',
  promise: `We'll get back to you within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
  talk: 'Prefer to talk?',
};

/** What the forms' pages say without scripts, and what their call buttons do. */
export const requestPageTexts = {
  noScript: 'This form needs JavaScript. Please turn it on, or call us.',
  call: (phone: string) => `Call ${phone}`,
  steps: 'How it works',
};
