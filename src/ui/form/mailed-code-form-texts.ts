import { MAILED_CODE_DIGITS } from '../../business/constants.ts';

/** The field for a code that we mailed. */
export const mailedCodeFormTexts = {
  label: `Code (${MAILED_CODE_DIGITS} digits) *`,
  again: 'Send a new code',
  sentAgain: 'We sent the code again. The latest email counts.',
};
