/** Below every mail, before and on the link to the privacy page. */
export const mailFooterTexts = { privacy: 'Privacy', privacyLink: 'Privacy: how we handle this' };
