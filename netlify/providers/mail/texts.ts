import { BUSINESS_TAGLINE } from '../../../src/business/tagline.ts';

/** Below every mail; the privacy page before and on the link to it. */
export const mailFooterTexts = {
  tagline: BUSINESS_TAGLINE,
  /** Before its phone: a mail may name that of a yard or for quotes, too. */
  office: 'Main office',
  privacy: 'Privacy',
  privacyLink: 'Privacy: how we handle this',
};
