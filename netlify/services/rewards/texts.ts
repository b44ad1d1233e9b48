import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { MAILED_CODE_VALID_MS } from '../../../src/business/constants.ts';

/** The mail with a code for a rewards account. */
export const rewardsMailTexts = {
  subject: 'Your rewards code',
  heading: 'Your rewards code',
  enter: `Enter this code on our page within ${MAILED_CODE_VALID_MS / 60_000} minutes. You need it to open your rewards at ${BUSINESS_NAME} on a new device, to open your monthly statements, or to turn codes for new devices on or off.`,
  ifNotYou:
    'If you didn’t ask for this, you can ignore this email: nobody gets in without the code. We never ask for it by phone.',
  code: 'Code',
  callUs: 'Call us',
};
