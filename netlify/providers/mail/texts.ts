import { BUSINESS_TAGLINE } from '../../../src/business/tagline.ts';

/** Below every mail; the privacy page before and on the link to it. */
export const mailFooterTexts = {
  tagline: BUSINESS_TAGLINE,
  privacy: 'Privacy',
  privacyLink: 'Privacy: how we handle this',
};
